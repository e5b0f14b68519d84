import * as z from "zod/mini";
import { type ContentFile, contentFiles } from "./content-rules.ts";

/** By the last key that is a name; 600 characters for any other text. */
const longest: Readonly<Record<string, number>> = {
  eyebrow: 40,
  label: 40,
  title: 60,
  headline: 80,
};
/** An empty street or zip keeps the address private. */
const mayBeEmpty = /^address\.(street|zip)$/;

/** What is wrong with the texts in a value. Functions make texts of others, and are left out. */
function mistakesIn(value: unknown, path: string, name = ""): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      mistakesIn(part, path === "" ? key : `${path}.${key}`, Array.isArray(value) ? name : key),
    );
  if (typeof value !== "string") return [];
  if (value.trim() === "") return mayBeEmpty.test(path) ? [] : [`${path}: must not be empty`];
  const max = longest[name] ?? 600;
  if (value.length > max) return [`${path}: must be at most ${max} characters long`];
  if (/href$/i.test(name) && !value.startsWith("/")) return [`${path}: must begin with a slash`];
  return [];
}

/** One sentence for each mistake in what the owner wrote, naming file and key. Its shape is checked as a type. */
export const contentMistakes = (checked: readonly ContentFile[] = contentFiles): string[] =>
  checked.flatMap(({ file, rules, content }) => {
    const { error } = z.safeParse(rules ?? z.unknown(), content);
    const issues = error?.issues ?? [];
    return [
      ...issues.map(({ path, message }) => `${path.join(".") || "the list"}: ${message}`),
      ...mistakesIn(content, ""),
    ].map((mistake) => `${file}: ${mistake}`);
  });

/** @throws Error that lists all mistakes at once */
export function checkContent(checked = contentFiles): void {
  const mistakes = contentMistakes(checked);
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join("\n")}`);
}
