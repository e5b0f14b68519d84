import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { isFull } from "#faults/amount.ts";
import { freePort } from "#server/testing/free-port.ts";
import { nginxVersion, runNginx } from "#server/testing/nginx.ts";
import { startSmallProxy } from "./small-proxy.ts";

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
      http: readFileSync("deploy/nginx.conf", "utf8")
        .replace(/server 127[^}]+/, servers)
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replace("listen [::]:80;", "")
        .replace("/var/log/nginx", folder)
        .replace("/opt/scoopdale", process.cwd()),
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
