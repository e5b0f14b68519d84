import { globSync } from "node:fs";
import { join } from "node:path";
import { contentMistakes } from "#domain/content/mistakes.ts";

const folder = join(import.meta.dirname, "../../content");
const files = globSync(["*.ts", "area-texts/*.ts"], { cwd: folder })
  .filter((file) => !file.endsWith("schemas.ts"))
  .toSorted();
const mistakes = await Promise.all(
  files.map(async (file) => {
    const exported: object = await import(join(folder, file));
    return contentMistakes(file, { ...exported });
  }),
);
// All at once.
if (mistakes.flat().length > 0)
  throw new Error(`The content has mistakes:\n${mistakes.flat().join("\n")}`);
