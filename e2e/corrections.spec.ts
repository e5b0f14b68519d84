import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { anotherOwner, book, idOf, openBooking, openInbox } from "./owner.ts";

test("a wrong phone number is corrected, shown in the history, and restored", async ({
  page,
  bookings,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Phoebe" });
  await openBooking(page, "Phoebe");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the booking" });
  await expectNoFindings(page);
  await dialog.getByLabel("Phone").fill("555");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(dialog.getByLabel("Phone")).toBeFocused();
  await dialog.getByLabel("Phone").fill("480 555 0147");
  await dialog.getByLabel("City").fill("Phoenix");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("riley changed the phone number and address")).toBeVisible();
  await expect(page.getByRole("link", { name: "(480) 555-0147", exact: true })).toBeVisible();
  expect(bookings("Phoebe")).toMatchObject([{ phone: "480 555 0147", city: "Phoenix" }]);
  await page
    .getByRole("button", { name: "Undo: riley changed the phone number and address" })
    .click();
  await expect(page.getByText("riley took back the correction")).toBeVisible();
  expect(bookings("Phoebe")).toMatchObject([{ phone: "(480) 555-0199", city: "Scottsdale" }]);
});

test("correcting an address that bounced sends the confirmation again and removes the warning", async ({
  page,
  mailServer,
}) => {
  mailServer.refused.add("bounced@example.com");
  await openInbox(page);
  await book(page, { firstName: "Bonnie", email: "bounced@example.com" });
  await openBooking(page, "Bonnie");
  const warning = page.getByText(/Confirmation to bounced@example.com could not be sent/);
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the booking" });
  await dialog.getByLabel("Email").fill("bonnie.right@example.com");
  // Checked by default, since the first one failed.
  await expect(dialog.getByLabel("Send the confirmation to this address")).toBeChecked();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Confirmation to bonnie.right@example.com sent")).toBeVisible();
  await expect(page.getByText("could not be sent")).toHaveCount(0);
  const arrived = mailServer.mails.filter(({ recipients }) =>
    recipients.includes("bonnie.right@example.com"),
  );
  expect(arrived.map(({ subject }) => subject)).toEqual(["Your free first visit is booked"]);
});

test.describe("a correction whose answer is lost", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("is not called somebody else's, and is saved once", async ({ page, bookings, events }) => {
    await openInbox(page);
    await book(page, { firstName: "Ramona" });
    await openBooking(page, "Ramona");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit the booking" });
    await dialog.getByLabel("Street address").fill(" 9 Juniper Way ");
    const address = `**/api/bookings/${await idOf(page, "Ramona")}`;
    await page.route(address, async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/^We don't know yet whether it was saved/)).toBeVisible();
    // The booking behind the form shows it, so the form knows it, too.
    await expect(page.getByText("riley changed the address")).toBeAttached();
    await expect(dialog.getByText("changed the address first")).toBeHidden();
    await page.unroute(address);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    expect(bookings("Ramona")).toMatchObject([{ address: "9 Juniper Way" }]);
    expect(events("Ramona").filter(({ kind }) => kind === "edited")).toHaveLength(1);
  });
});

test.describe("two people at one booking", () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test("what another user has corrected in the meantime is overwritten only after asking", async ({
    page,
    browser,
    baseURL,
    bookings,
  }) => {
    await openInbox(page);
    await book(page, { firstName: "Quentin" });
    await openBooking(page, "Quentin");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit the booking" });
    await dialog.getByLabel("Street address").fill("9 Juniper Way");

    const sam = await anotherOwner(browser, baseURL);
    await openBooking(sam, "Quentin");
    await sam.getByRole("button", { name: "Edit", exact: true }).click();
    await sam.getByLabel("Street address").fill("12 Mesquite Ln");
    await sam.getByRole("button", { name: "Save" }).click();
    await expect(sam.getByText("sam changed the address")).toBeVisible();
    await sam.context().close();

    await expect(dialog.getByRole("status")).toContainText(
      "sam changed the address first. Now: 12 Mesquite Ln.",
    );
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(
      dialog.getByText(/sam changed this first\. sam changed the address/),
    ).toBeVisible();
    expect(bookings("Quentin")).toMatchObject([{ address: "12 Mesquite Ln" }]);
    await dialog.getByRole("button", { name: "Keep what is typed here" }).click();
    await expect(dialog.getByLabel("Street address")).toBeFocused();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    expect(bookings("Quentin")).toMatchObject([{ address: "9 Juniper Way" }]);
  });

  test("pressing Call shows the others who is on it", async ({ page, browser, baseURL }) => {
    await openInbox(page);
    await book(page, { firstName: "Odette" });
    const sam = await anotherOwner(browser, baseURL);
    await openBooking(sam, "Odette");
    await openBooking(page, "Odette");
    await page.getByRole("link", { name: "Call Odette Núñez" }).click();
    await expect(page.getByText(/^You are on it until/)).toBeVisible();
    await expect(sam.getByText(/^riley is on it until/)).toBeVisible();
    await expectNoFindings(page);
    // A press that comes too late.
    const id = new URL(page.url()).searchParams.get("booking") ?? "";
    const late = await sam.request.post(`/api/bookings/${id}/claim`);
    expect(late.status()).toBe(409);
    expect(await late.json()).toMatchObject({
      actor: "riley",
      detail: expect.stringMatching(/^riley is on it until /),
    });
    await sam.context().close();
  });
});
