import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, pages } from "#site/testing/built-site.ts";

const [script = ""] = globSync("_astro/feedback.*.js", { cwd: folder });
const used = [...readFileSync(join(folder, script), "utf8").matchAll(/var\((--[\w-]+)/g)];
const variables = [...new Set(used.map(([, name = ""]) => name))].filter(
  (name) => name !== "--ring",
);

test.each([...pages].filter(([, $]) => $("#booking-form").length > 0))(
  "%s declares the CSS variables that the form's feedback styles need",
  (_, $) => {
    const css = $("style").text();
    expect(variables.length).toBeGreaterThan(3);
    expect(variables.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  },
);
