import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = "node_modules";

/** Copies the project's sources, as they stand, into a folder. The copy shares the packages and has caches of its own. */
export function copyProject(folder: string): void {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", listed, { encoding: "utf8" }).trim().split("\n");
  for (const file of files)
    if (!file.startsWith("docs/")) cpSync(file, join(folder, file), { force: true });
  mkdirSync(join(folder, packages));
  // Caches of builders begin with a dot, as the folder of commands does.
  for (const name of readdirSync(packages))
    if (name === ".bin" || !name.startsWith("."))
      symlinkSync(resolve(packages, name), join(folder, packages, name));
}
