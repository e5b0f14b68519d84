import * as z from "zod/mini";
import { areaFiles } from "./content-rules/areas.ts";
import { businessFiles } from "./content-rules/business.ts";
import type { ContentFile } from "./content-rules/kit.ts";
import { privacyFiles } from "./content-rules/privacy.ts";
import { wordFiles } from "./content-rules/words.ts";

export const contentFiles: readonly ContentFile[] = [
  ...businessFiles,
  ...areaFiles,
  ...wordFiles,
  ...privacyFiles,
];

/** One sentence for each mistake in what the owner wrote, naming file and key. */
export const contentMistakes = (checked: readonly ContentFile[] = contentFiles): string[] =>
  checked.flatMap(({ file, rules, content }) => {
    const { error } = z.safeParse(rules, content);
    return (error?.issues ?? []).map(
      ({ path, message }) => `${file}: ${path.join(".") || "the list"}: ${message}`,
    );
  });

/** @throws Error that lists all mistakes at once */
export function checkContent(checked = contentFiles): void {
  const mistakes = contentMistakes(checked);
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join("\n")}`);
}
