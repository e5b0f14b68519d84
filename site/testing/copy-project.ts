import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect } from "vitest";

export const rooms = ["content", "domain", "inbox", "server", "site", "ui"];
const settings = [
  ...[
    "astro.config.ts",
    "env.ts",
    "faults",
    "package.json",
    "rolldown.config.ts",
    "tsconfig.json",
    "vitest.config.ts",
  ],
];

/** A copy of the project for the tests of a file, to change its content as the owner would. */
export function copyProject() {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  afterAll(() => rmSync(project, { recursive: true }));
  for (const source of [...rooms, ...settings])
    cpSync(source, join(project, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  const read = (file: string) => readFileSync(join(project, "content", file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(project, "content", file), text);
  return {
    project,
    read,
    write,

    /** As in an editor: each piece of text must be there. */
    edit(file: string, ...changes: readonly (readonly [before: string, after: string])[]) {
      let text = read(file);
      for (const [before, after] of changes) {
        expect(text, file).toContain(before);
        text = text.replace(before, () => after);
      }
      write(file, text);
    },

    /** @throws what it printed, if it fails */
    run(program: string, ...options: readonly string[]): void {
      const { status, stderr, stdout } = spawnSync(
        // Vitest's own NODE_ENV would mix React's development version with the build.
        "env",
        ["-u", "NODE_ENV", process.execPath, join("node_modules", program), ...options],
        { cwd: project, encoding: "utf8" },
      );
      if (status !== 0) throw new Error(`${stdout}${stderr}`);
    },
  };
}
