import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Figure, milliseconds } from "./measure.ts";

/** What a new developer waits for: the last commit cloned, installed, built and serving. */
export async function benchClone(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const project = join(folder, "project");
  execFileSync("git", ["clone", "--quiet", "--no-local", ".", project]);
  const from = performance.now();
  execFileSync("npm", ["ci"], { cwd: project, stdio: "ignore" });
  const installed = milliseconds(from);
  const server = spawn("npm", ["start"], {
    cwd: project,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith("Ready on ")) break;
  const serving = milliseconds(from);
  const ended = once(server, "exit");
  if (server.pid) process.kill(-server.pid, "SIGTERM");
  await ended;
  rmSync(folder, { recursive: true });
  return [
    { what: "Clean clone: npm ci", value: installed },
    { what: "Clean clone: npm ci && npm start until serving", value: serving, goal: "under 60 s" },
  ];
}
