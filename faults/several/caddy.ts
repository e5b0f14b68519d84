import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";

/** Whether the machine has Caddy. */
export const hasCaddy = spawnSync("caddy", ["version"]).error === undefined;

export interface RunningCaddy {
  readonly url: string;
  /** Stops it. @returns what it has logged */
  stop(): Promise<string>;
}

/** Caddy with `deploy/Caddyfile`, without TLS, in front of one instance. */
export async function startCaddy(upstream: string): Promise<RunningCaddy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const home = mkdtempSync(join(tmpdir(), "caddy-"));
  const settings = {
    SITE: url,
    UPSTREAMS: new URL(upstream).host,
    ADMIN: "off",
    NOTICES: `${process.cwd()}/dist/notices`,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const caddy = spawn("caddy", ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
    env: { ...process.env, ...settings },
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
