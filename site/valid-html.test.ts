import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { folder } from "./testing/built-site.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:document"],
    rules: {
      // Every script is the site's own file.
      "require-sri": "off",
      // The rule takes the drawer for the page's beginning; crawl.test.ts checks the order of headings.
      "heading-level": "off",
    },
  }),
);

const files = globSync("**/*.html", { cwd: folder });

test.each(files)("%s is valid HTML", async (file) => {
  // What is in a template is no part of the document; Astro keeps a copy of the inbox's frame in one.
  const html = readFileSync(join(folder, file), "utf8").replace(
    /<template data-astro-template.*?<\/template>/gs,
    "",
  );
  const { results } = await validator.validateString(html, file);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`)).toEqual([]);
});

// html-validate overlooks both.
test.each(files)("%s ends with its last tag, and styles sit in its head", (file) => {
  const html = readFileSync(join(folder, file), "utf8");
  expect(html.slice(html.indexOf("</html>")).trim()).toBe("</html>");
  expect(html.split("<body")[1]?.match(/<style/g) ?? []).toEqual([]);
});

// The standard asks for it, html-validate does not.
test.each(files)("every required select of %s begins with an empty choice", (file) => {
  const $ = load(readFileSync(join(folder, file), "utf8"));
  const wrong = $("select[required]:not([multiple]):not([size])")
    .get()
    .filter((select) => $(select).children().first().attr("value") !== "");
  expect(wrong.map((select) => $(select).attr("name"))).toEqual([]);
});
