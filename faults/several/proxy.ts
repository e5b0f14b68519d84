import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { isFull } from "#faults/amount.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startSmallProxy } from "./small-proxy.ts";

export interface RunningProxy {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** The version that a program prints; undefined if it is not installed. */
function versionOf(program: string, option: string): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
  return error ? undefined : `${stdout}${stderr}`.trim();
}

/** `deploy/nginx.conf` with the addresses of a test, in its own folder. */
function nginxSettings(upstreams: readonly string[], port: number, folder: string): string {
  const servers = upstreams.map((upstream) => `server ${upstream} max_fails=0;`).join(" ");
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/server 127[^}]+/, servers)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("/var/log/nginx", folder)
    .replace("/opt/scoopdale", process.cwd());
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // Started by root, its workers would run as another user, who may not read the project's folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; pid ${folder}/pid; worker_processes 1; events {}`;
  return `${main} http { ${paths} ${site} }`;
}

/** Whether the machine has nginx. */
export const hasNginx = versionOf("nginx", "-v") !== undefined;

async function startNginx(upstreams: readonly string[], port: number) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxSettings(upstreams, port, folder));
  const options = ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
  const nginx = spawn("nginx", options, { stdio: ["ignore", "ignore", "inherit"] });
  return {
    async stop() {
      const exit = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * A proxy in front of instances: nginx with `deploy/nginx.conf`, or the tests' own small proxy if there is no nginx.
 * @param urls where the instances are
 * @throws in the full form, when there is no nginx
 */
export async function startProxy(urls: readonly string[]): Promise<RunningProxy> {
  const upstreams = urls.map((url) => new URL(url).host);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const nginx = versionOf("nginx", "-v");
  if (isFull && !nginx)
    throw new Error('There is no nginx on this machine: "apt-get install nginx" first');
  const start = nginx ? startNginx : startSmallProxy;
  const { stop } = await start(upstreams, port);
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 60_000 });
  return { name: nginx ?? "a small proxy of the tests' own: there is no nginx here", url, stop };
}
