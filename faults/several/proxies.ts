import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { runNginx } from "#server/testing/nginx.ts";
import { freePort } from "#server/testing/sockets.ts";

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

/** nginx with `deploy/nginx.conf` in front of instances. @param urls where they are */
export async function startNginx(urls: readonly string[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { stop } = runNginx((folder) => {
    const servers = urls.map((one) => `server ${new URL(one).host} max_fails=0;`).join(" ");
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
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 60_000 });
  return { url, stop };
}
