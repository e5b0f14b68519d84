import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian installs it outside the PATH of normal users. */
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

const found = spawnSync("nginx", ["-v"], { env, encoding: "utf8" });
/** Undefined if the machine has no nginx. */
export const nginxVersion = found.error ? undefined : found.stderr.trim();

/** Runs nginx with one worker. @param settings what its blocks hold, given its own folder */
export function runNginx(
  settings: (folder: string) => {
    readonly main?: string;
    readonly events?: string;
    readonly http: string;
  },
) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Started by root, its worker runs as the user "nobody".
  chmodSync(folder, 0o755);
  const { main = "", events = "", http } = settings(folder);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${main} daemon off; worker_processes 1; pid ${folder}/pid;
    events { ${events} }
    http { ${paths.join(" ")} ${http} }`,
  );
  const options = ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
  const child = spawn("nginx", options, { env, stdio: ["ignore", "ignore", "inherit"] });
  return {
    hasEnded: () => child.exitCode !== null,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}
