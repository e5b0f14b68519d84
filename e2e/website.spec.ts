import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addOwnerTo, signIn } from "#faults/owner.ts";
import { startServer } from "#server/testing/process.ts";
import { expectNoFindingsInBothSchemes } from "./axe.ts";
import { test as base, expect } from "./fixtures.ts";

/** With a program of its own, which starts again, and whose pages nobody else opens. */
const test = base.extend<{ readonly site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
  site: async ({}, use) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "website-"));
    await addOwnerTo({ DATA_DIR });
    const server = await startServer({ DATA_DIR });
    await use(server.url);
    await server.stop();
    rmSync(DATA_DIR, { recursive: true });
  },
  // While the program starts again, a look at it fails.
  expectedErrors: /ERR_|Failed to load resource/,
});

test("a new price is seen before and after it is published, and the old one is brought back", async ({
  page,
  site,
}) => {
  const { cookie } = await signIn(site);
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site }]);
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
