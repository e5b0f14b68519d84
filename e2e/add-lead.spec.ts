import { there } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

const caller = {
  "First name": "Imogen",
  "Last name": "Hart",
  Phone: "(602) 555-0133",
  "Street address": "31 Ocotillo Dr",
  City: "Phoenix",
  "Zip code": there.zip,
};

test("a caller can be added to the list without an email address, and no email is sent", async ({
  page,
  bookings,
  events,
  mailServer,
}) => {
  await openInbox(page);
  const before = mailServer.mails.length;
  const add = page.getByRole("button", { name: "Add a lead" });
  const box = await add.boundingBox();
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  // On a phone within reach of the thumb.
  if (width < 640) expect(box?.y ?? 0).toBeGreaterThan(height / 2);
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Add a lead" });
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(dialog.getByText("First name is required")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expect(dialog.getByText("Please enter a valid email address")).toBeHidden();
  for (const [label, value] of Object.entries(caller)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel("Dogs").selectOption("2 Dogs");

  // A reload in the middle of the call loses nothing.
  await page.reload();
  await add.click();
  await expect(dialog.getByLabel("Street address")).toHaveValue("31 Ocotillo Dr");
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Imogen Hart" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^phone$/ })).toBeVisible();
  await expect(page.getByText("riley added it for a caller")).toBeVisible();
  expect(bookings("Imogen")).toMatchObject([
    { email: "", source: "phone", status: "pending", area: there.slug, page: null },
  ]);
  expect(events("Imogen")).toMatchObject([{ kind: "requested", actor: "riley" }]);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Send the confirmation to this address")).toBeHidden();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(mailServer.mails.length).toBe(before);
});

test("a confirmation is sent if wanted", async ({ page, mailServer }) => {
  await openInbox(page);
  await page.getByRole("button", { name: "Add a lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a lead" });
  for (const [label, value] of Object.entries({ ...caller, "First name": "Winona" }))
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel("Dogs").selectOption("1 Dog");
  await dialog.getByLabel("Email").fill("winona@example.com");
  await dialog.getByLabel("Send a confirmation by email").check();
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(page.getByText("Confirmation to winona@example.com sent")).toBeVisible();
  const sent = mailServer.mails.filter(({ text }) => text?.includes("Winona"));
  expect(sent.map(({ recipients }) => recipients)).toEqual([["winona@example.com"]]);
});

test.describe("a lead whose answer is lost", () => {
  test.use({ expectedErrors: /net::ERR_/ });
  test("is stored once, also when it is sent again after a reload", async ({ page, bookings }) => {
    await openInbox(page);
    let isLost = true;
    await page.route("**/api/leads", async (route) => {
      if (!isLost) return route.fallback();
      isLost = false;
      await route.fetch();
      await route.abort("connectionreset");
    });
    const add = page.getByRole("button", { name: "Add a lead" });
    const dialog = page.getByRole("dialog", { name: "Add a lead" });
    const save = dialog.getByRole("button", { name: "Add lead" });
    await add.click();
    for (const [label, value] of Object.entries({ ...caller, "First name": "Twiceline" }))
      await dialog.getByLabel(label).fill(value);
    await dialog.getByLabel("Dogs").selectOption("2 Dogs");
    await save.click();
    await expect(dialog.getByRole("alert")).toContainText("it is saved only once");
    await page.reload();
    await add.click();
    await save.click();
    await expect(dialog).toBeHidden();
    expect(bookings("Twiceline")).toHaveLength(1);
  });
});
