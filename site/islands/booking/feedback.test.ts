import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, pages } from "#site/testing/built-site.ts";

const [script = ""] = globSync("_astro/touched-form.*.js", { cwd: folder });
const feedback = readFileSync(join(folder, script), "utf8");
const used = [...feedback.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
const variables = [...new Set(used)].filter((name) => !feedback.includes(`${name}:`));

/** The classes of what the script shows. */
const classes = new Set(
  [...feedback.matchAll(/className:[^,}]+/g)].flatMap(
    ([names]) => names.match(/(?<=[`"' ])[a-z][\w-]*(?=[`"' ])/g) ?? [],
  ),
);
test("every rule that the script brings begins with the class of its component", () => {
  const [sheet = ""] = feedback.match(/@layer[^`]+/) ?? [];
  const selectors = (sheet.match(/[^{}]+(?={)/g) ?? []).filter((rule) => !rule.startsWith("@"));
  const starts = selectors
    .flatMap((list) => list.split(","))
    .map((one) => one.match(/^.[\w-]+/)?.[0]);
  expect([...new Set(starts)].sort()).toEqual([".thank-you-dialog", ".toasts", ":root"]);
});

const formPages = [...pages].filter(([, $]) => $("#booking-form").length > 0);

test.each(formPages)("%s or the script itself styles every class that the script shows", (_, $) => {
  const css = $("style").text() + feedback;
  expect(classes).toContain("thank-you-dialog");
  expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

test.each(formPages)(
  "%s declares the CSS variables that the form's feedback styles need",
  (_, $) => {
    const css = $("style").text();
    expect(variables.length).toBeGreaterThan(3);
    expect(variables.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  },
);
