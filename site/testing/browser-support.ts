import bcd from "@mdn/browser-compat-data" with { type: "json" };
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
export function isEverywhere(feature: unknown): boolean {
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
export const globals = new Map<string, object>([
  ...Object.entries(bcd.api),
  ...Object.entries(builtins),
]);
