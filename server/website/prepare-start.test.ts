import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { prepareStart } from "./prepare-start.ts";
import { publishVersion } from "./versions.ts";

const folder = temporaryFolder(afterAll);

/** A folder for data in which a version was published. */
async function published(changes: Readonly<Record<string, unknown>>) {
  const DATA_DIR = mkdtempSync(join(folder, "data-"));
  const store = await openStore({ DATA_DIR });
  const by = { actor: "riley", at: "2026-11-20T17:00:00.000Z" };
  await store.run(publishVersion, { ...by, seen: 0, changes, isDraft: false });
  await store.close();
  return { DATA_DIR };
}

const weekly = { "plans.weekly.pricePerVisit": 27 };

test("after an update what does not fit any more is left out and named, and the rest stays", async () => {
  const env = await published({
    ...{ "pages.home.title": "x".repeat(61), fax: "none", ...weekly },
  });
  const first = await prepareStart(env);
  expect([first.live, first.changes]).toEqual([1, weekly]);
  expect(first.problems).toEqual([
    { thing: "pages.home.title", text: "must be at most 60 characters long" },
    { thing: "fax", text: "is not known any more" },
  ]);
  const pricing = first.rendered?.pages.get("/pricing")?.identity.body.toString();
  expect(pricing).toMatch(/\$27\b/);
  expect(pricing).not.toMatch(/\$24\b/);
  expect((await prepareStart(env)).rendered, "the same, not rendered again").toEqual(
    first.rendered,
  );
});

test("changes that fit one by one and not together are all left out and named: the site is as built", async () => {
  // Filled in, it is too long.
  const title = `${"x".repeat(50)} {phone}`;
  const { live, changes, problems } = await prepareStart(
    await published({ "pages.home.title": title, ...weekly }),
  );
  expect([live, changes]).toEqual([0, {}]);
  expect(problems.map(({ thing }) => thing)).toEqual(["pages.home.title", ...Object.keys(weekly)]);
  for (const { text } of problems) expect(text).toContain("pages.home.title");
});

test("a site that cannot be kept, as on a full disk, is shown all the same", async () => {
  const env = await published(weekly);
  writeFileSync(join(env.DATA_DIR, "website"), "no folder");
  const { live, changes, rendered } = await prepareStart(env);
  expect([live, changes]).toEqual([1, weekly]);
  expect(rendered?.pages.size).toBeGreaterThan(10);
});
