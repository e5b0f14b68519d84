import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { addOwnerTo } from "#faults/owner.ts";
import { ownerAt } from "#faults/website.ts";
import { kept, startServer } from "#server/testing/process.ts";
import { everything } from "#site/render/everything.ts";
import { otherContent } from "#site/testing/other-content.ts";
import { expectNoFindings, expectNoFindingsInBothSchemes } from "./axe.ts";
import { test as base, expect, owners } from "./fixtures.ts";

/** With a program of its own, which starts again, and whose pages nobody else opens. */
const test = base.extend<{ readonly site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
  site: async ({}, use) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "website-"));
    await addOwnerTo({ DATA_DIR });
    const server = await startServer({ DATA_DIR }, [], kept);
    await use(server.url);
    await server.stop();
    rmSync(DATA_DIR, { recursive: true });
  },
  // While the program starts again, a look at it fails.
  expectedErrors: /ERR_|Failed to load resource/,
});

/** Of a page with all that an owner can show. */
const paths = ["/", "/pricing", "/book-now", "/grayhawk", "/commercial-services", "/privacy"];

test("with everything that can be shown no page breaks its policy, and axe finds nothing", async ({
  page,
  site,
}) => {
  const owner = await ownerAt(site);
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: "#5a9a38" } });
  const url = await owner.sendPhoto(await photo.jpeg().toBuffer());
  const shown = JSON.stringify(otherContent).replaceAll(everything["photos.portrait"].url, url);
  for (const [thing, value] of Object.entries(JSON.parse(shown))) await owner.save(thing, value);
  expect((await owner.publish()).status).toBe(200);
  await expect
    .poll(async () => (await page.request.get(site)).text().catch(String), { timeout: 60_000 })
    .toContain("Away until Monday. Still from $22 a visit.");
  for (const path of paths) {
    await page.goto(site + path);
    await expectNoFindings(page);
  }
});

test("a new price is seen before and after it is published, and the old one is brought back", async ({
  page,
  site,
}) => {
  const data = { username: "riley", password: owners.riley };
  expect((await page.request.post(`${site}/api/session`, { data })).status()).toBe(200);
  const home = async () => await (await page.request.get(site)).text();
  await page.goto(`${site}/inbox?view=website&page=prices`);
  const price = page.getByLabel("Weekly, a visit", { exact: true });
  await price.fill("27");
  await price.blur();
  await expect(page.getByText("Saved, not public yet.")).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  await page.getByRole("link", { name: "Publish and more" }).click();
  await expect(page.getByText("$24 → $27")).toBeVisible();
  await expectNoFindingsInBothSchemes(page);
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Look" }).click(),
  ]);
  await expect(preview.getByText("$27").first()).toBeAttached();
  await preview.close();
  expect(await home()).not.toContain("$27");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Live.", { exact: true })).toBeVisible();
  expect(await home()).toContain("$27");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No changes wait")).toBeVisible();
  await expect.poll(home).not.toContain("$27");
});
