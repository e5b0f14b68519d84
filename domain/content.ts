import * as z from "zod/mini";
import { areaFiles } from "./content-rules/areas.ts";
import { businessFiles } from "./content-rules/business.ts";
import type { ContentFile } from "./content-rules/kit.ts";
import { privacyFiles } from "./content-rules/privacy.ts";
import { wordFiles } from "./content-rules/words.ts";

/** Every file that the owner writes, with its rules. */
export const contentFiles: readonly ContentFile[] = [
  ...businessFiles,
  ...areaFiles,
  ...wordFiles,
  ...privacyFiles,
];

/**
 * Checks what the owner wrote, at build and where the server runs from its source.
 * @returns one sentence for each mistake, naming file and key; empty when all is well
 */
export const contentMistakes = (checked: readonly ContentFile[] = contentFiles): string[] =>
  checked.flatMap(({ file, rules, content }) => {
    const { error } = z.safeParse(rules, content);
    return (error?.issues ?? []).map(
      ({ path, message }) => `${file}: ${path.join(".") || "the list"}: ${message}`,
    );
  });

/** Stops the build, or the start, with all mistakes at once. */
export function checkContent(): void {
  const mistakes = contentMistakes();
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join("\n")}`);
}
