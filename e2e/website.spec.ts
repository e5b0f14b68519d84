import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod/mini";
import { addOwnerTo, signIn } from "#faults/owner.ts";
import { kept, startServer } from "#server/testing/process.ts";
import { everything } from "#site/render/everything.ts";
import { otherContent } from "#site/testing/other-content.ts";
import { expectNoFindings, expectNoFindingsInBothSchemes } from "./axe.ts";
import { test as base, expect } from "./fixtures.ts";

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

interface Refused {
  readonly page: string;
  readonly open?: string;
  readonly field: string | RegExp;
  readonly typed: string;
  readonly message: string | RegExp;
}

/** Asks the program as the owner's browser does. */
async function openAs(page: Page, site: string) {
  const { cookie } = await signIn(site);
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site }]);
  return async (method: string, path: string, data?: unknown, type = "application/json") => {
    const answer = await page.request.fetch(`${site}/api/website${path}`, {
      ...{ method, data, timeout: 240_000, headers: { origin: site, "content-type": type } },
    });
    return z.looseObject({}).parse(await answer.json());
  };
}

const refused: readonly Refused[] = [
  {
    page: "prices",
    field: "Weekly, a visit",
    typed: "24.5",
    message: "Must be a whole number",
  },
  {
    page: "contact",
    field: "Phone",
    typed: "(480) 555-0199",
    message: "555 numbers are reserved for films",
  },
  {
    page: "words",
    field: /^Home: title/,
    typed: "x".repeat(61),
    message: "Must be at most 60 characters long",
  },
  {
    page: "questions",
    open: "Add: Questions on the home page",
    field: /^Answer/,
    typed: "It is $99 a week.",
    message: /^Names a price in figures/,
  },
  {
    page: "notice",
    open: "Add: Notice",
    field: /^Words/,
    typed: "Only $99",
    message: /^Names a price in figures/,
  },
];

test("what cannot be is refused at its field, and changes nothing", async ({ page, site }) => {
  const ask = await openAs(page, site);
  for (const { page: subject, open, field, typed, message } of refused) {
    await page.goto(`${site}/inbox?view=website&page=${subject}`);
    if (open) await page.getByRole("button", { name: open }).click();
    const control = page.getByLabel(field).first();
    await control.fill(typed);
    await control.blur();
    if (open) await page.getByRole("button", { name: "Save", exact: true }).click();
    const id = await control.getAttribute("aria-describedby");
    await expect(page.locator(`[id="${id}"]`)).toHaveText(message);
  }
  expect(await ask("GET", "")).toMatchObject({ draft: { revision: 0, things: {} } });
});

/** Of a page with all that an owner can show. */
const paths = ["/", "/pricing", "/book-now", "/grayhawk", "/commercial-services", "/privacy"];

test("with everything that can be shown no page breaks its policy, and axe finds nothing", async ({
  page,
  site,
}) => {
  const ask = await openAs(page, site);
  const jpeg = await sharp({
    create: { width: 64, height: 48, channels: 3, background: "#5a9a38" },
  })
    .jpeg()
    .toBuffer();
  const { url } = await ask("POST", "/photos", jpeg, "image/jpeg");
  const shown = JSON.stringify(otherContent).replaceAll(
    everything["photos.portrait"].url,
    `${url}`,
  );
  for (const [thing, value] of Object.entries(JSON.parse(shown)))
    expect(await ask("PUT", `/draft/${thing}`, { seen: null, value })).toHaveProperty("revision");
  const { draft } = await ask("GET", "");
  const { revision } = z.object({ revision: z.int() }).parse(draft);
  expect(await ask("POST", "/publish", { revision })).toEqual({ version: 1 });
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
  await openAs(page, site);
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
