import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { purgeStyles } from "./purge-styles.ts";

/** The page with the rules that it can use. */
async function purged(html: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "purge-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), html);
  await purgeStyles(folder);
  return readFileSync(join(folder, "index.html"), "utf8");
}

const styled = (css: string, body: string) => purged(`<style>${css}</style>${body}`);

test("rules stay for the classes, elements, ids and attributes of a page", async () => {
  const css =
    ".card{color:red}main p{color:red}#faq{color:red}[open]{color:red}.md\\:p-8{color:red}";
  const body = '<main id="faq"><p class="card md:p-8"></p><details open></details></main>';
  expect(await styled(css, body)).toContain(css);
});

test("no rule stays for a word: of the text, or of an element's name", async () => {
  const css = ".fixed{color:red}.summary{color:red}";
  expect(await styled(css, "<details><summary>fixed</summary></details>")).toContain(
    "<style></style>",
  );
});

test("rules stay for what a script may write", async () => {
  const css = ".is-open{color:red}";
  expect(await styled(css, '<script>box.className = "is-open"</script>')).toContain(css);
});

test("the focus ring stays", async () => {
  const css = ":focus-visible{outline:1px solid}";
  expect(await styled(css, "<p></p>")).toContain(css);
});
