import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ask, type WholeAnswer } from "#bench/ask.ts";
import { freePort } from "#server/testing/free-port.ts";

/** Debian installs it outside the PATH of normal users. */
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

/** Headers about the server or the connection, not about the page. */
const own = ["connection", "content-length", "date", "etag", "keep-alive", "server"];

export const hasNginx = spawnSync("nginx", ["-v"], { env }).error === undefined;

const headersOfPage = ({ headers }: WholeAnswer) =>
  Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .sort();

/** The fastest nginx: one worker, files held open, connections kept. */
function configure(folder: string, port: number, answer: WholeAnswer): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const added = headersOfPage(answer).filter(([name]) => name !== "content-type");
  return `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 4096; multi_accept on; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      access_log off; server_tokens off; max_ranges 0;
      sendfile on; tcp_nopush on; open_file_cache max=100; open_file_cache_valid 1h;
      keepalive_timeout 72 72; keepalive_requests 1000000000;
      types {} default_type ${JSON.stringify(answer.headers["content-type"])};
      add_header last-modified "";
      ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join("\n")}
      server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; index page; }
    }`;
}

/**
 * Starts an nginx that answers "/" with the same bytes and headers.
 * @throws when its answer differs in more than the server's own headers
 */
export async function startNginx(answer: WholeAnswer) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  // Started by root, its worker runs as the user "nobody".
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "page"), answer.body);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(join(folder, "nginx.conf"), configure(folder, port, answer));
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  async function stop() {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  }
  while (child.exitCode === null && !(await ask(url).catch(() => undefined))) await wait(50);
  const given = await ask(url);
  if (!isDeepStrictEqual(headersOfPage(given), headersOfPage(answer))) {
    await stop();
    throw new Error("nginx does not answer as the program does");
  }
  return { url, stop };
}
