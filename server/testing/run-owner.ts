import { Console } from "node:console";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { vi } from "vitest";
import { runCommand } from "#server/cli/run-command.ts";

/** Runs one of the owner's commands in this process. @param input what is typed */
export async function runOwner(
  args: readonly string[],
  { input = "", env }: { readonly input?: string; readonly env: Readonly<Record<string, string>> },
): Promise<{ readonly status: 0 | 1; readonly stdout: string; readonly stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const own = Object.getOwnPropertyDescriptors(process);
  Object.defineProperties(process, {
    stdin: { value: stdin, configurable: true },
    stdout: { value: stdout, configurable: true },
  });
  const spies = [
    vi.spyOn(console, "info").mockImplementation((line) => void stdout.write(`${line}\n`)),
    vi.spyOn(console, "table").mockImplementation(new Console(stdout).table),
    vi.spyOn(console, "error").mockImplementation((line) => void stderr.write(`${line}\n`)),
  ];
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const printed = Promise.all([buffer(stdout), buffer(stderr)]);
  try {
    const status = await runCommand(args);
    stdout.end();
    stderr.end();
    const [told, wrong] = await printed;
    return { status, stdout: `${told}`, stderr: `${wrong}` };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
    Object.defineProperties(process, { stdin: own.stdin, stdout: own.stdout });
  }
}
