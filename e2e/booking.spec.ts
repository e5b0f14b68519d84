import { quote } from "#domain/booking/prices.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, telephone, test } from "./fixtures.ts";

test("a visitor forgets most, then books, reads by when the team calls, and finds the card again", {
  tag: "@wide",
}, async ({ page, bookings, events }) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/form-stamp")) asked.push(request.method());
  });
  await page.goto("/book-now?from=test#booking-form");
  await hydrated(page);
  expect(asked, "before the first touch").toEqual([]);
  const stamped = page.waitForResponse("**/api/form-stamp");
  const zip = page.getByLabel("Zip Code");
  await zip.fill("85251");
  const { stamp } = await (await stamped).json();
  const answer = page.locator("form [role=status]");
  await expect(answer).toHaveText("Yes, we scoop 85251");
  const buttonTop = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await buttonTop();
  await zip.fill("10001");
  await expect(answer).toHaveText("Off our usual map. Book anyway: we'll call.");
  // Measured at one moment: the page may still be scrolling.
  const [field, beside] = await page.evaluate(() =>
    ["[name=zipCode]", "form [role=status]"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect().toJSON(),
    ),
  );
  expect(beside.left).toBeGreaterThan(field.right);
  expect(beside.top).toBe(field.top);
  expect(await buttonTop(), "the note moves nothing").toBeCloseTo(before);
  await submit(page).click();
  await expect(page.getByRole("region", { name: "Almost. Please check:" })).toBeFocused();
  await expectNoFindings(page);

  await fill(page, "Happy");
  const sent = page.waitForRequest("**/api/bookings");
  await submit(page).click();
  expect((await sent).headers()["form-stamp"]).toBe(stamp);
  expect(asked).toEqual(["GET"]);
  expect((await sent).postDataJSON()).toEqual({ ...validBooking, firstName: "Happy" });
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
  await expectNoFindings(page);
  await close.click();
  await expect(overlay).toBeHidden();

  const booked = page.getByRole("region", { name: "You're booked" });
  await expect(booked).toBeFocused();
  const title = booked.getByRole("heading");
  const isOnTop = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + 1) === element;
  };
  await expect.poll(() => title.evaluate(isOnTop), "the header covers the card's title").toBe(true);
  await expect(booked).toContainText("We'll email ana@example.com.");
  await expect(booked).toContainText(price);
  await expect(submit(page)).toBeHidden();
  await expectNoFindings(page);
  await page.reload();
  await expect(
    booked.getByRole("link", { name: "Pick the day of your first visit" }),
  ).toBeVisible();
  await booked.getByRole("button", { name: "Book another yard" }).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await expect(page.getByLabel("Service Type")).toHaveValue("weekly");
  expect(bookings("Happy")).toMatchObject([{ num_dogs: "3", state: "AZ", status: "pending" }]);
  expect(events("Happy")).toMatchObject([
    { kind: "requested", actor: "visitor", page: "/book-now" },
  ]);
});

test("the form on the home page books too, with Enter, Escape closes the thank-you, and the next form has no messages", async ({
  page,
  bookings,
}) => {
  await page.goto("/#booking");
  await hydrated(page);
  await fill(page, "Home", { dogs: "5+ Dogs", plan: "Twice Weekly" });
  const zip = page.getByLabel("Zip Code", { exact: true });
  await zip.press("Enter");
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  expect(bookings("Home")).toMatchObject([{ num_dogs: "5+", service_type: "twice-weekly" }]);
  await page.getByRole("button", { name: "Book another yard" }).click();
  await expect(zip).toHaveValue("");
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);
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
  await expect(lastName).toHaveValue(typed);
  await expect(page.locator("form output")).toContainText(`$${quote("bi-weekly", "5+").perVisit}`);
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Early")).toMatchObject([
    { last_name: typed, num_dogs: "5+", service_type: "bi-weekly" },
  ]);
});
