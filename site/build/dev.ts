import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import { text } from "node:stream/consumers";
import type { AstroIntegration } from "astro";

/** What the API loads. */
const sources = /^(content|domain|server)\/.*(?<!\.test)\.ts$|^env\.ts$/;

const start = (args: readonly string[]) =>
  spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });

/** What a command says if it fails. Each check is a process of its own, which loads the content anew. */
async function saidBy(args: readonly string[]): Promise<string> {
  const child = start(args);
  const [said, faults, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return code === 0 ? "" : said + faults;
}

const findMistakes = async () =>
  (
    await Promise.all([
      saidBy(["node_modules/typescript/bin/tsc", "-p", "content"]),
      saidBy(["site/build/check-content.ts"]),
    ])
  ).join("");

const pageOf = (mistakes: string) =>
  `<!doctype html><title>The content has mistakes</title><script type="module" src="/@vite/client"></script><h1>The content has mistakes</h1><pre>${mistakes.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;

/** For `npm run dev`: the API beside the pages. While the content has mistakes pages name them, and the API stays as it is. */
export const dev = (apiPort: number): AstroIntegration => {
  let api: ChildProcess | undefined;
  let mistakes = "";
  let checked = Promise.resolve();

  async function restartApi() {
    if (api?.kill()) await once(api, "exit");
    api = spawn(process.execPath, ["server/main.ts", "--api-only"], {
      env: { ...process.env, PORT: String(apiPort) },
      stdio: "inherit",
    });
  }
  async function check() {
    mistakes = await findMistakes();
    if (mistakes === "") await restartApi();
  }

  return {
    name: "dev",
    hooks: {
      "astro:server:setup": ({ server }) => {
        checked = check();
        process.on("exit", () => api?.kill());
        for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit());
        let changes = 0;
        server.watcher.on("all", (_event, file) => {
          if (!sources.test(relative(server.config.root, file))) return;
          changes += 1;
          const change = changes;
          checked = checked.then(async () => {
            // Those that are saved together are checked once.
            if (change !== changes) return;
            await check();
            server.ws.send({ type: "full-reload" });
          });
        });
        server.middlewares.use(async ({ method, headers }, response, next) => {
          if (method !== "GET" || !headers.accept?.includes("text/html")) return next();
          await checked;
          if (mistakes === "") return next();
          response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
          response.end(pageOf(mistakes));
        });
      },
      "astro:server:done": () => void api?.kill(),
    },
  };
};
