import * as z from "zod/mini";
import { rulesOf } from "./rules.ts";

/** By the last key that is a name; 600 characters for any other text. */
const longest: Readonly<Record<string, number>> = {
  eyebrow: 40,
  label: 40,
  title: 60,
  headline: 80,
};
/** An empty street or zip keeps the address private. */
const mayBeEmpty = /^address\.(street|zip)$/;

type Path = readonly PropertyKey[];

/** "plans.0.title", and "areas.3 (Troon).zips.0": entries of long lists are known by their names. */
function wordsOf(path: Path, content: object): string {
  let value: unknown = content;
  const keys = path.map((key) => {
    value = Reflect.get(Object(value), key);
    const { name } = Object(value);
    return typeof key === "number" && typeof name === "string" && name
      ? `${key} (${name})`
      : String(key);
  });
  return keys.join(".");
}

interface Mistake {
  readonly path: Path;
  readonly message: string;
}

/** What is wrong with the texts in a value. Functions make texts of others, and are left out. */
function mistakesIn(value: unknown, path: Path = [], name = ""): Mistake[] {
  const mistake = (message: string) => [{ path, message }];
  if (Array.isArray(value))
    return value.flatMap((part, index) => mistakesIn(part, [...path, index], name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) => mistakesIn(part, [...path, key], key));
  if (typeof value !== "string") return [];
  if (value.trim() === "")
    return mayBeEmpty.test(path.join(".")) ? [] : mistake("must not be empty");
  const max = longest[name] ?? 600;
  if (value.length > max) return mistake(`must be at most ${max} characters long`);
  if (/href$/i.test(name) && !value.startsWith("/")) return mistake("must begin with a slash");
  return [];
}

/**
 * One sentence for each mistake in what the owner wrote, naming file and key.
 *
 * @param file such as "plans.ts"
 * @param content its exports
 */
export function contentMistakes(file: string, content: object): string[] {
  const { error } = z.safeParse(rulesOf(file), content);
  const broken = (error?.issues ?? []).flatMap((issue): Mistake[] =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: "is no name used here" }))
      : [issue],
  );
  return [...broken, ...mistakesIn(content)].map(
    ({ path, message }) => `content/${file}: ${wordsOf(path, content)}: ${message}`,
  );
}
