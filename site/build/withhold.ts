import { join, resolve } from "node:path";
import { publishedFiles } from "#domain/content/published.ts";

const project = resolve(import.meta.dirname, "../..");

/** For all builds that do not ask for them: no sample, placeholder or unproven rating gets into any file. */
export function withholdSamples() {
  const files = new Map(
    Object.entries(publishedFiles()).map(([file, content]) => [
      join(project, file),
      Object.entries(content)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n"),
    ]),
  );
  return { name: "withhold-samples", load: (id: string) => files.get(id) };
}
