import { quote } from "#domain/prices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";

test("a visitor books, reads by when the team calls, and closes the thank-you", async ({
  page,
  bookings,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Happy");
  const sent = page.waitForRequest("**/api/bookings");
  await submit(page).click();

  const body: unknown = (await sent).postDataJSON();
  expect(body).toEqual({
    firstName: "Happy",
    lastName: "Núñez",
    email: "ana@example.com",
    phone: "(480) 555-0199",
    address: "7420 E Camelback Rd",
    city: "Scottsdale",
    state: "AZ",
    zipCode: "85251",
    numDogs: "3",
    serviceType: "weekly",
  });
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toContainText("Your Free Service is Confirmed!");
  await expect(overlay).toContainText(/within 24 hours\. You.ll hear from us .+ by /);
  await expect(overlay.getByRole("link", { name: `Call ${telephone}` })).toBeVisible();
  const close = overlay.getByRole("button", { name: "CLOSE" });
  await expect(close).toBeFocused();
  const price = `First visit $0, then Weekly, 3 dogs: $${quote("weekly", "3").perVisit} per week.`;
  await expect(overlay).toContainText("We'll email ana@example.com.");
  await expect(overlay).toContainText(price);
  await expect(overlay).toHaveCSS("background-image", /gradient/);
  const hidden = await overlay.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  expect(hidden, "px to scroll to").toBe(0);
  await close.click();
  await expect(overlay).toBeHidden();

  const booked = page.getByRole("region", { name: "You're booked" });
  await expect(booked).toBeFocused();
  const title = booked.getByRole("heading");
  const isOnTop = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + 1) === element;
  };
  expect(await title.evaluate(isOnTop), "the header covers the card's title").toBe(true);
  await expect(booked).toContainText("We'll email ana@example.com.");
  await expect(booked).toContainText(price);
  await expect(
    booked.getByRole("link", { name: "Pick the day of your first visit" }),
  ).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await expectNoFindings(page);
  await booked.getByRole("button", { name: "Book another yard" }).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await expect(page.getByLabel("Service Type")).toHaveValue("weekly");
  expect(bookings("Happy")).toMatchObject([{ num_dogs: "3", state: "AZ", status: "pending" }]);
});

test("the form on the home page books too, and Escape closes the thank-you", {
  tag: "@once",
}, async ({ page, bookings }) => {
  await page.goto("/#booking");
  await page.getByLabel("First Name").scrollIntoViewIfNeeded();
  await hydrated(page);
  await fill(page, "Home", { dogs: "5+ Dogs", plan: "Twice Weekly" });
  await submit(page).click();
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  expect(bookings("Home")).toMatchObject([{ num_dogs: "5+", service_type: "twice-weekly" }]);
});

test("a booking remembers the page that it was made on", { tag: "@once" }, async ({
  page,
  events,
}) => {
  await page.goto("/book-now?from=test#booking-form");
  await hydrated(page);
  await fill(page, "Origin");
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(events("Origin")).toMatchObject([
    { kind: "requested", actor: "visitor", page: "/book-now" },
  ]);
});

test("typed values survive a reload, and after the booking its card and its link do", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Reload", { dogs: "2 Dogs", plan: "Bi-Weekly" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("First Name")).toHaveValue("Reload");
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("2");
  await expect(page.getByLabel("Service Type")).toHaveValue("bi-weekly");
  await submit(page).click();
  await page.getByRole("button", { name: "CLOSE" }).click();
  await page.reload();
  const booked = page.getByRole("region", { name: "You're booked" });
  await expect(booked.getByRole("link", { name: /^Pick the day/ })).toBeVisible();
  await booked.getByRole("button", { name: "Book another yard" }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("First Name")).toHaveValue("");
});

test("what is typed before the script loads and while it takes over is kept", {
  tag: "@once",
}, async ({ page, bookings }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/book-now", { waitUntil: "commit" });
  await fill(page, "Early", { dogs: "4 Dogs", plan: "Bi-Weekly" });
  const lastName = page.getByLabel("Last Name");
  const island = page.locator("astro-island:has(form)");
  await lastName.fill("");
  held.resolve();
  let typed = "";
  while ((await island.getAttribute("ssr")) !== null || typed.length < 20) {
    await lastName.press("o");
    typed += "o";
  }
  await expect(lastName).toHaveValue(typed);
  await expect(page.locator("form output")).toContainText(`$${quote("bi-weekly", "4").perVisit}`);
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Early")).toMatchObject([
    { last_name: typed, num_dogs: "4", service_type: "bi-weekly" },
  ]);
});
