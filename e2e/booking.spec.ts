import { validBooking } from "#domain/testing/sample-booking.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";
import { shiftOf, watchShifts } from "./layout-shift.ts";

test("a visitor forgets most, then books, reads by when the team calls, finds the card again, and is asked for no cookies or third-party requests", {
  tag: "@wide",
}, async ({ page, bookings, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto("/book-now?from=test#booking-form");
  await hydrated(page);
  const zip = page.getByLabel("Zip Code");
  await zip.fill("85251");
  const answer = page.locator("form [role=status]");
  await expect(answer).toHaveText("Yes, we scoop 85251");
  const buttonTop = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await buttonTop();
  await zip.fill("10001");
  await expect(answer).toHaveText("Off our usual map. Book anyway: we'll call.");
  expect(await buttonTop(), "the note moves nothing").toBeCloseTo(before, 0);
  await submit(page).click();
  await expect(page.getByRole("region", { name: "Almost. Please check:" })).toBeFocused();
  await expectNoFindings(page);

  await fill(page, "Happy");
  const sent = page.waitForRequest("**/api/bookings");
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({ ...validBooking, firstName: "Happy" });
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toContainText("Your Free Service is Confirmed!");
  // The three dogs that were chosen; the first one is always there.
  await expect(overlay.locator("image")).toHaveCount(2);
  await expect(overlay).toContainText(/within 24 hours\. You.ll hear from us .+ by /);
  await expect(overlay.getByRole("link", { name: `Call ${telephone}` })).toBeVisible();
  const close = overlay.getByRole("button", { name: "CLOSE" });
  await expect(close).toBeFocused();
  const hidden = await overlay.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  expect(hidden, "px to scroll to").toBe(0);
  await expectNoFindings(page);
  await close.click();
  await expect(overlay).toBeHidden();

  const booked = page.getByRole("region", { name: "You're booked" });
  await expect(booked).toBeFocused();
  await expectNoFindings(page);
  const kept = JSON.stringify(await page.context().storageState());
  const tab = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(`${kept} ${tab}`).not.toMatch(/Happy|Camelback|555-0199/);
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.reload();
  await booked.getByRole("button", { name: "Book another yard" }).click();
  await expect(page.getByLabel("Zip Code", { exact: true })).toBeFocused();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  expect(bookings("Happy")).toMatchObject([{ num_dogs: "3", state: "AZ", status: "pending" }]);
});

test("what is typed before the script loads and while it takes over is kept, also over what a link has chosen", async ({
  page,
  bookings,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/book-now?plan=twice-weekly&dogs=5%2B", { waitUntil: "commit" });
  await fill(page, "Early", { plan: "Bi-Weekly" });
  const lastName = page.getByLabel("Last Name");
  const island = page.locator("astro-island:has(form)");
  await lastName.fill("");
  held.resolve();
  let typed = "";
  while ((await island.getAttribute("ssr")) !== null || typed.length < 20) {
    await lastName.press("o");
    typed += "o";
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(lastName).toHaveValue(typed);
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Early")).toMatchObject([
    { last_name: typed, num_dogs: "5+", service_type: "bi-weekly" },
  ]);
});

test("nothing shifts when fonts and scripts arrive after the page was drawn, and take over a form that a link has filled in", async ({
  page,
}) => {
  const drawn = Promise.withResolvers<void>();
  await page.route(/\.(js|woff2)$/, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto("/book-now?plan=twice-weekly&dogs=5%2B&zip=85251", { waitUntil: "commit" });
  const paints = () => performance.getEntriesByType("paint").length;
  await expect.poll(() => page.evaluate(paints)).toBeGreaterThan(0);
  drawn.resolve();
  await hydrated(page);
  await expect(page.getByText("Yes, we scoop 85251")).toBeVisible();
  await expect(page.locator(".form-promise")).toContainText(/[AP]M/);
  const shift = await shiftOf(page);
  expect(shift).toBeLessThan(0.001);
});
