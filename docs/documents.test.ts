import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { hours, leadMonths, structuredDataAreas } from "#content/business-facts.ts";
import { addOns } from "#content/extras.ts";
import { additionalDogPrice, plans, priceRange } from "#content/plans.ts";
import { testimonials } from "#content/testimonials.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { envNames } from "#env";
import { bookingCommands } from "#server/cli/bookings.ts";
import { dataCommands } from "#server/cli/data.ts";
import { userCommands } from "#server/cli/users.ts";

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
  const ofServers = found(read("deploy/scoopdale.sh"), /^"(\w+) "/gm);
  expect(ofServers).toEqual(["update", "rollback", "backup", "restore", "move"]);
  const ofPrograms = Object.keys({ ...bookingCommands, ...dataCommands, ...userCommands });
  const commands = [...ofServers, ...ofPrograms];
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

test("docs/product.md states the prices and constants of content", () => {
  const product = read("docs/product.md");
  const row = (name: string) => product.split("\n").find((line) => line.startsWith(`| ${name}`));
  for (const { title, serviceType, pricePerVisit } of plans)
    expect(row(title), title).toMatch(new RegExp(`\`${serviceType}\` +\\| \\$${pricePerVisit} `));
  expect(product).toContain(`each further dog is +$${additionalDogPrice} a visit`);
  expect(product).toContain(`Structured data: ${priceRange.low} to ${priceRange.high} USD`);
  for (const { name, price } of addOns) expect(product).toContain(`${name} +$${price}`);
  const { replyWithinHours, remindHoursBefore, rating } = business;
  expect(product).toContain(`within ${replyWithinHours} hours. Words in quotation marks`);
  expect(product).toContain(`A rating of ${rating.value} from ${rating.count} ratings`);
  const clock = (time: string) => time.replace(/^0/, "");
  const open = hours.map(({ days, opens, closes }) => {
    const named = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0];
    return `${named} ${clock(opens)} to ${clock(closes)}`;
  });
  const stated = {
    business: `${business.name}, ${formatPhone(business.phone)} (stored once, in E.164 form), ${business.email}, "${business.place}", footer year ${business.year}`,
    "response promise": `${replyWithinHours} hours, every day`,
    reminders: `${remindHoursBefore} hours before "call by"`,
    "phones open": open.join(", "),
    "areas in structured data": structuredDataAreas.join(", "),
    testimonials: `${testimonials.length}, one visible`,
    "privacy page": `erased after ${leadMonths} months`,
  };
  for (const [name, value] of Object.entries(stated)) expect(row(name), name).toContain(value);
});

test("the documents are short", () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words(everything).length).toBeLessThan(11_000);
  for (const [file, text] of documents)
    if (file.startsWith("docs/decisions/")) expect(words(text).length, file).toBeLessThan(400);
});

test("SECURITY.md says within how many days a vulnerability is fixed, and repeats no contact details", () => {
  const policy = read("SECURITY.md");
  for (const severity of ["critical", "high", "moderate", "low"])
    expect(policy).toMatch(new RegExp(`^\\| ${severity}[^|]*\\| \\d+ days +\\|$`, "m"));
  expect(policy).not.toMatch(/@|\(\d{3}\)/);
});
