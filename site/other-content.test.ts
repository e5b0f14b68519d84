import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { hours } from "#content/business-facts.ts";
import { additionalDogPrice, plans } from "#content/plans.ts";
import { copyProject } from "./testing/copy-project.ts";

const { edit, project, read, run, write } = copyProject();

/** What tests neither sentences nor pages with these facts. */
const withoutFacts = [
  "domain/{api,spam,typed}/**",
  "site/{build,scripts,styles}/**",
  "site/{supported-browsers,translated-islands,valid-html}.test.*",
];

test("the tests of domain and site fit another promise, price, name, other office hours, holidays and windows", () => {
  const [plan] = plans;
  const [{ opens, closes } = { opens: "", closes: "" }] = hours;
  const [{ name, slug }] = areas;
  edit("promise.ts", [
    `replyWithinHours = ${business.replyWithinHours}`,
    `replyWithinHours = ${business.replyWithinHours / 2}`,
  ]);
  edit(
    "plans.ts",
    [`", ${plan.pricePerVisit})`, `", ${plan.pricePerVisit + 5})`],
    [
      `"additionalDogPrice", ${additionalDogPrice}`,
      `"additionalDogPrice", ${additionalDogPrice + 1}`,
    ],
  );
  edit(
    "business-facts.ts",
    [`opens: "${opens}"`, 'opens: "09:00"'],
    [`closes: "${closes}"`, 'closes: "17:30"'],
    ['["Saturday"]', '["Sunday"]'],
  );
  edit("business-facts.ts", [
    '{ name: "Christmas", month: 12, date: 25 }',
    '{ name: "Test Day", month: 10, date: 7, phones: true }',
  ]);
  edit(
    "route-plan.ts",
    ['starts: null, ends: "09:00"', 'starts: null, ends: "08:30"'],
    ['label: "Morning", starts: "09:00"', 'label: "Morning", starts: "08:30"'],
  );
  for (const file of ["areas.ts", "business-facts.ts", "sample-reviews.ts"])
    write(file, read(file).replaceAll(`"${name}"`, '"Quail Run"'));
  expect(read("areas.ts")).toContain('"Quail Run"');
  edit("contact.ts", ["proof: null", 'proof: "https://example.org/ratings"']);
  writeFileSync(join(project, ".env"), "SHOW_SAMPLES=true\n");
  run("astro/bin/astro.mjs", "build");
  expect(readFileSync(join(project, `dist/site/${slug}.html`), "utf8")).toContain(
    '<a href="https://example.org/ratings">5.0 rating</a>',
  );
  // Budgets of bytes are for today's words.
  rmSync(join(project, "site/budgets.test.ts"));
  const others = withoutFacts.flatMap((files) => ["--exclude", files]);
  run("vitest/vitest.mjs", "run", "--project", "main", "domain", "site", ...others);
}, 1_200_000);
