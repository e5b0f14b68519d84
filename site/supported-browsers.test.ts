import { globSync, readFileSync } from "node:fs";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { browsers } from "#content/browsers.ts";

const statement = z.object({
  version_added: z.union([z.string(), z.boolean(), z.null()]),
  flags: z.optional(z.unknown()),
});
const support = z.record(z.string(), z.optional(z.union([statement, z.array(statement)])));
const compat = z.object({ __compat: z.object({ support }) });

const isAtMost = (version: string, oldest: string) =>
  version.replace("≤", "").localeCompare(oldest, "en", { numeric: true }) <= 0;

/** Whether all supported browsers have a feature, by its entry in the compatibility data; true without one. */
function isEverywhere(feature: unknown): boolean {
  const { data } = compat.safeParse(feature);
  if (!data) return true;
  return Object.entries(browsers).every(([browser, oldest]) =>
    [data.__compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: version, flags }) =>
          flags === undefined && typeof version === "string" && isAtMost(version, oldest),
      ),
  );
}

const builtins = bcd.javascript["builtins"] ?? {};

/** What scripts can name, with the entries of its members. */
const globals = new Map<string, object>([...Object.entries(bcd.api), ...Object.entries(builtins)]);

const values = ["Array", "Date", "Map", "Number", "Promise", "RegExp", "Set", "String", "Iterator"];
/** Methods of values by name, each of all kinds of values that have one of this name. */
const methods = Map.groupBy(
  values.flatMap((value) => Object.entries(globals.get(value) ?? {})),
  ([name]) => name,
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const nameOf = (value: unknown) =>
  isObject(value) && value["type"] === "Identifier" ? String(value["name"]) : undefined;

function featureOf(object: string, name: string): unknown {
  const entries = new Map<string, unknown>(Object.entries(globals.get(object) ?? {}));
  return entries.get(`${name}_static`) ?? entries.get(name);
}

function newerMember(object: string | undefined, name: string): string | undefined {
  if (object !== undefined && globals.has(object))
    return isEverywhere(featureOf(object, name)) ? undefined : `${object}.${name}`;
  const owners = methods.get(name) ?? [];
  const isNewer = owners.length > 0 && owners.every(([, feature]) => !isEverywhere(feature));
  return isNewer ? `.${name}` : undefined;
}

/** What a script uses that a supported browser can lack: "AbortSignal.any", ".union", "URLPattern". */
function newerIn(script: string): Set<string> {
  const found = new Set<string | undefined>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item);
    } else if (isObject(value) && typeof value["type"] === "string") {
      const { type, callee } = value;
      if (type === "CallExpression" && isObject(callee) && callee["computed"] === false)
        found.add(newerMember(nameOf(callee["object"]), nameOf(callee["property"]) ?? ""));
      const name = nameOf(value);
      if (name !== undefined && !isEverywhere(globals.get(name))) found.add(name);
      for (const [key, child] of Object.entries(value)) if (key !== "property") walk(child);
      if (value["computed"] === true) walk(value["property"]);
    }
  };
  walk(parseAst(script));
  found.delete(undefined);
  return new Set([...found].flatMap((name) => name ?? []));
}

/** Used only where the browser has it. */
const guarded = new Set<string>([]);

test("newer features are recognized", () => {
  const script =
    "AbortSignal.any([]); [].toSorted(); Map.groupBy(a, b); x.union(y); new URLPattern()";
  expect([...newerIn(script)]).toEqual(["AbortSignal.any", "Map.groupBy", ".union", "URLPattern"]);
});

test("no script uses what a supported browser can lack", () => {
  const scripts = globSync("dist/site/_astro/*.js");
  expect(scripts.length).toBeGreaterThan(5);
  const found = scripts.flatMap((file) =>
    [...newerIn(readFileSync(file, "utf8"))].map((name) => `${name} in ${file}`),
  );
  expect(found.filter((line) => !guarded.has(line.replace(/ in .*/, "")))).toEqual([]);
});
