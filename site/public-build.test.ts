import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { testimonials } from "#content/testimonials.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { copyProject } from "./testing/copy-project.ts";

const { project, run } = copyProject();
beforeAll(() => {
  writeFileSync(join(project, ".env"), "SITE_URL=https://www.scoopdale.com\n");
  run("astro/bin/astro.mjs", "build");
  run("rolldown/bin/cli.mjs", "-c");
}, 600_000);

const built = () =>
  globSync("dist/**/*.{css,html,js,json,svg,txt,webmanifest,xml}", { cwd: project }).map(
    (file) => ({
      file,
      text: readFileSync(join(project, file), "utf8"),
    }),
  );

const invented = [
  ...testimonials.filter(({ sample }) => sample).map(({ text }) => text),
  ...[business.phone, formatPhone(business.phone), business.email],
  ...[`${business.rating.count} ratings`, "5.0 rating"],
];

test("a build for a public address contains no sample, placeholder or unproven rating", () => {
  const files = built().filter(({ file }) => file !== "dist/build.json");
  expect(files.length).toBeGreaterThan(100);
  for (const text of invented)
    expect(
      files.filter((one) => one.text.includes(text)).map(({ file }) => file),
      text,
    ).toEqual([]);
});

test("the build notes what it left out", () => {
  const { blockers } = JSON.parse(readFileSync(join(project, "dist/build.json"), "utf8"));
  expect(blockers.map(({ name }: { name: string }) => name)).toEqual([
    ...["reviews", "rating", "phone", "legalName", "postalAddress", "effectiveDate"],
  ]);
});

test("every link of the home page still leads somewhere", () => {
  const home = readFileSync(join(project, "dist/site/index.html"), "utf8");
  expect(home).not.toContain('href="tel:');
  for (const [, id = ""] of home.matchAll(/href="#([a-z-]+)"/g))
    expect(home).toContain(`id="${id}"`);
});
