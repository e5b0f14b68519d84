import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { hours } from "#content/business-facts.ts";
import { contact } from "#content/contact.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { envNames } from "#env";
import { machineCommands } from "#server/cli/machine/settings.ts";
import { ownerCommands } from "#server/cli/run-command.ts";

const read = (file: string) => readFileSync(file, "utf8");
const documents = new Map(
  ["README.md", "SECURITY.md", ...globSync(["docs/**/*.md", "deploy/*.md"])].map((file) => [
    file,
    read(file),
  ]),
);
const everything = [...documents.values()].join("\n");

/** The first group of a pattern, everywhere in a text. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  found(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const leadsSomewhere = (target: string) => {
  const [file = "", anchor] = target.split("#");
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
};

test("every @see leads to a URL, a file, a heading of a document or a name in the code", () => {
  const sources = globSync(
    ["*.ts", "{content,domain,ui,site,inbox,server,e2e,faults,bench,deploy}/**/*.{ts,tsx,astro}"],
    { exclude: ["**/node_modules/**"] },
  ).map(read);
  const code = sources.join("\n");
  const isName = (target: string) =>
    new RegExp(`\\b(?:function|const|class|interface|type) ${target}\\b`).test(code);
  const isKnown = (target: string) => {
    if (target.startsWith("https://")) return true;
    if (target.startsWith("docs/")) return target.includes("#") && leadsSomewhere(target);
    return target.includes("/") ? existsSync(target) : /^\w+$/.test(target) && isName(target);
  };
  const references = found(code, /@see (\w\S+)/g);
  expect(references.length).toBeGreaterThan(30);
  expect(references.filter((target) => !isKnown(target))).toEqual([]);
});

test("every link between documents leads somewhere", () => {
  const dead = [...documents].flatMap(([file, text]) =>
    found(text, /\]\((?!https?:)([^)]+)\)/g)
      .map((link) => (link.startsWith("#") ? `${file}${link}` : join(dirname(file), link)))
      .filter((target) => !leadsSomewhere(target)),
  );
  expect(dead).toEqual([]);
});

const folders = "content|domain|ui|site|inbox|server|e2e|faults|bench|deploy|docs";

test("every file and folder that a document names exists", () => {
  const named = found(
    everything,
    new RegExp(`\`((?:${folders})/[\\w./[\\]-]*|[\\w-]+\\.test\\.ts)\``, "g"),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("every script and every command that a document names exists", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const run = found(everything, /npm run (?:-s )?([a-z:]+)/g);
  expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  const commands = Object.keys({ ...ownerCommands, ...machineCommands });
  const used = found(
    everything,
    /(?:npm run (?:-s )?owner --|owner\.js|(?:^|app )scoopdale) ([a-z-]+)/gm,
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((command) => !commands.includes(command))).toEqual([]);
});

test("the README's table has every variable of the environment", () => {
  const section = read("README.md")
    .split("\n## ")
    .find((text) => text.startsWith("Environment"));
  const cells = found(section ?? "", /^\| ([^|]+) \|/gm).flatMap((cell) =>
    found(cell, /`([A-Z_]+)`/g),
  );
  expect(cells.toSorted()).toEqual(envNames.toSorted());
});

test("docs/product.md repeats no value of content", () => {
  const product = read("docs/product.md");
  const { place } = business;
  const { phone, email, rating } = contact;
  const clock = hours.flatMap(({ opens, closes }) => [opens, closes].map((time) => time.slice(1)));
  for (const value of [formatPhone(phone), email, place, `${rating.count} ratings`, ...clock])
    expect(product).not.toContain(value);
  expect(product).not.toMatch(/\$\d/);
});

test("the documents are short", () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words(everything).length).toBeLessThan(11_000);
  const [one = 0, several = 0] = ["operations", "several-instances"].map(
    (name) => words(read(`docs/${name}.md`)).length,
  );
  expect([one <= 700, one + several <= 1000]).toEqual([true, true]);
  // 0032 lists what a whole round removed.
  for (const [file, text] of documents)
    if (/^docs\/decisions\/(?!0032)/.test(file)) expect(words(text).length, file).toBeLessThan(400);
});

test("SECURITY.md says within how many days a vulnerability is fixed, and repeats no contact details", () => {
  const policy = read("SECURITY.md");
  for (const severity of ["critical", "high", "moderate", "low"])
    expect(policy).toMatch(new RegExp(`^\\| ${severity}[^|]*\\| \\d+ days +\\|$`, "m"));
  expect(policy).not.toMatch(/@|\(\d{3}\)/);
});

/** @see https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/docs_en (the requirements whose level is 1) */
const level1 = [
  "1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1",
  "2.1.1 2.2.1 2.2.2 2.3.1",
  "3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3",
  "4.1.1 4.4.1",
  "5.2.1 5.2.2 5.3.1 5.3.2",
  "6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2",
  "7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2",
  "8.1.1 8.2.1 8.2.2 8.3.1",
  "9.1.1 9.1.2 9.1.3 9.2.1",
  "10.4.1 10.4.2 10.4.3 10.4.4 10.4.5",
  "11.3.1 11.3.2 11.4.1",
  "12.1.1 12.2.1 12.2.2",
  "13.4.1",
  "14.2.1 14.3.1",
  "15.1.1 15.2.1 15.3.1",
].flatMap((chapter) => chapter.split(" ").map((id) => `V${id}`));

const security = read("docs/security.md");
const asvs = security.slice(security.indexOf("## ASVS"));
const idsIn = (part: string) => [...part.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([id]) => id);

test("every point of level 1 is listed once, and no other", () => {
  expect(level1).toHaveLength(70);
  expect(idsIn(asvs).toSorted()).toEqual(level1.toSorted());
});

test("points that are met name a test, those that are not say why and what to do", () => {
  const rows = asvs
    .split("\n")
    .filter((line) => /^\| .*\bV\d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(10);
  for (const [, first = "", second = "", third = ""] of rows)
    if (idsIn(first).length === 0) expect(third, second).toMatch(/\.(test|spec)\.ts`/);
    else expect(second && third, first).not.toBe("");
});
