import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { vi } from "vitest";
import { isFull } from "#faults/amount.ts";
import { nginxVersion, runNginx } from "#server/testing/nginx.ts";
import { freePort, listen } from "#server/testing/sockets.ts";

const readSettings = (file: string) =>
  readFileSync(file, "utf8").replaceAll("/var/cache/scoopdale", `${process.cwd()}/dist`);

/** Whether the machine has Caddy. */
export const hasCaddy = spawnSync("caddy", ["version"]).error === undefined;

/** Caddy with `deploy/Caddyfile`, without TLS, in front of one instance. `stop` returns what it has logged. */
export async function startCaddy(upstream: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const home = mkdtempSync(join(tmpdir(), "caddy-"));
  const settings = join(home, "Caddyfile");
  writeFileSync(
    settings,
    readSettings("deploy/Caddyfile")
      .replace("127.0.0.1:3000", new URL(upstream).host)
      .replace("grace_period", "admin off\n\tgrace_period")
      // Browsers speak HTTP/2 over TLS only.
      .replace("servers {", "servers {\n\t\tprotocols h1 h2c"),
  );
  const caddy = spawn("caddy", ["run", "--config", settings, "--adapter", "caddyfile"], {
    env: { ...process.env, SITE: url, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = text(caddy.stderr);
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 60_000 });
  return {
    url,
    async stop() {
      const exit = once(caddy, "exit");
      caddy.kill("SIGTERM");
      await exit;
      rmSync(home, { recursive: true });
      return await log;
    },
  };
}

export interface RunningProxy {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx with `deploy/nginx.conf` and the addresses of a test. */
const startNginx = (upstreams: readonly string[], port: number) =>
  runNginx((folder) => {
    const servers = upstreams.map((upstream) => `server ${upstream} max_fails=0;`).join(" ");
    return {
      // Started by root, its workers would run as another user, who may not read the project's folder.
      main: process.getuid?.() === 0 ? "user root;" : "",
      http: readSettings("deploy/nginx.conf")
        .replace(/server 127[^}]+/, servers)
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replace("listen [::]:80;", "")
        .replace("/var/log/nginx", folder),
    };
  });

/**
 * A proxy in front of instances: nginx with `deploy/nginx.conf`, or the tests' own small proxy if there is no nginx.
 * @param urls where the instances are
 * @throws in the full form, when there is no nginx
 */
export async function startProxy(urls: readonly string[]): Promise<RunningProxy> {
  const upstreams = urls.map((url) => new URL(url).host);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  if (isFull && !nginxVersion)
    throw new Error('There is no nginx on this machine: "apt-get install nginx" first');
  const { stop } = await (nginxVersion ? startNginx : startSmallProxy)(upstreams, port);
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 60_000 });
  const name = nginxVersion ?? "a small proxy of the tests' own: there is no nginx here";
  return { name, url, stop };
}

/** Milliseconds between two tries, and how many there are. */
const between = 50;
const most = 300;

const mayBeRepeated = ({ method, headers }: IncomingMessage) =>
  method === "GET" || headers["idempotency-key"] !== undefined;

/**
 * A proxy for machines without one: it uses the instances in turn, and retries at the next one if one has ended.
 * @param upstreams where the instances listen, as host:port
 */
async function startSmallProxy(upstreams: readonly string[], port: number) {
  let turn = 0;

  /** The head of the next instance's answer. @throws when the connection breaks before it */
  function ask(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    turn += 1;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method, url, headers } = incoming;
    const outgoing = send(`http://${upstreams[turn % upstreams.length]}`, {
      ...(method !== undefined && { method }),
      ...(url !== undefined && { path: url }),
      headers: { ...headers, "x-forwarded-for": incoming.socket.remoteAddress },
    });
    outgoing.on("response", resolve).on("error", reject).end(body);
    return promise;
  }

  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    for (let tries = 1; ; tries += 1)
      try {
        const got = await ask(incoming, body);
        answer.writeHead(got.statusCode ?? 502, got.headers);
        answer.flushHeaders();
        answer.on("close", () => got.destroy());
        got.on("error", () => answer.destroy()).pipe(answer);
        return;
      } catch (error) {
        const refused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
        if (tries === most || !(refused || mayBeRepeated(incoming))) break;
        await wait(between);
      }
    answer.writeHead(502).end();
  });
  await listen(server, port);
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
