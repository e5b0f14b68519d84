import type { Page } from "@playwright/test";
import { quoteBar } from "#content/commercial.ts";
import { firstDayWords, instantAnswer } from "#content/instant-answer.ts";
import { bookBar } from "#content/navigation.ts";
import { plans } from "#content/plans.ts";
import { testimonials } from "#content/testimonials.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { instantPrice, priceWords } from "#domain/booking/prices.ts";
import { here } from "#domain/testing/areas.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { openSettled, settled } from "./settled.ts";
import { anyAreaPage } from "./visitors-pages.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });

/** Swipes sideways with the finger. */
async function swipe(page: Page, { x, y }: { readonly x: number; readonly y: number }, by: number) {
  const screen = await page.context().newCDPSession(page);
  const at = (part: number) => ({ touchPoints: [{ x: x + by * part, y }] });
  await screen.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0) });
  for (const part of [0.25, 0.5, 0.75, 1, 1, 1, 1])
    await screen.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(part) });
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The numbers of the testimonials that can be seen in the carousel's box, even in part. */
const inView = (page: Page) =>
  carousel(page)
    .locator("ul")
    .evaluate((list) => {
      const box = list.getBoundingClientRect();
      return [...list.children].flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect();
        return right > box.left + 1 && left < box.right - 1 ? [index + 1] : [];
      });
    });

test("the testimonials are shown one at a time, by dot, key and finger, in the middle of the same stage", {
  tag: "@wide",
}, async ({ page, hasTouch }) => {
  // The testimonials do not move on by themselves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await settled(page);
  const list = carousel(page).locator("ul");
  const shows = async (number: number) => {
    await expect.poll(() => inView(page)).toEqual([number]);
    await expect(list.locator("li:not([inert])")).toHaveAccessibleName(new RegExp(`^${number} of`));
  };
  const dots = carousel(page).getByRole("button", { name: /^Show testimonial/ });
  for (const number of [4, 2, 6]) {
    await dots.nth(number - 1).click();
    await shows(number);
  }
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await shows(7);
  const box = await list.boundingBox();
  if (!box) throw new Error("no carousel");
  if (hasTouch) {
    await swipe(page, { x: box.x + box.width * 0.9, y: box.y + 60 }, -box.width * 0.6);
    // A quick finger may pass one, but it ends at one.
    await expect
      .poll(async () => {
        const [shown = 0, ...others] = await inView(page);
        return others.length === 0 && shown > 7;
      })
      .toBe(true);
  }
  const lines = await list.locator("li > div").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return Math.round(top + bottom);
    }),
  );
  expect(lines).toHaveLength(testimonials.length);
  expect(new Set(lines).size).toBeLessThanOrEqual(2);
});

test("home answers a zip immediately, kindly if it is elsewhere, moves nothing, and Book Now keeps zip and dogs", {
  tag: "@wide",
}, async ({ page }) => {
  await openSettled(page, "/");
  const form = page.locator("#instant");
  const answer = form.getByRole("status");
  const zipCode = form.getByLabel("Zip code");
  await expect(answer).toHaveText(instantAnswer.waiting);
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await zipCode.fill("10001");
  await expect(answer).toHaveText(`10001 ${instantAnswer.outside}`);
  await zipCode.fill(here.zip);
  for (const dogs of ["1", "4"] as const) {
    await form.getByLabel("Dogs").selectOption(dogs);
    // The first one is always there.
    await expect(page.locator(".hero-scene image")).toHaveCount(dogCounts.indexOf(dogs));
    const { mornings } = firstDayWords;
    const said = new RegExp(`^Yes, we scoop ${here.zip}\\. ${mornings}: \\w+, .+ and \\w+, .+\\. `);
    await expect(answer).toHaveText(said);
    await expect(answer).toContainText(instantPrice(dogs));
    expect(await height()).toBe(before);
    for (const plan of plans) {
      const card = page.locator("#pricing article", {
        has: page.getByText(plan.title, { exact: true }),
      });
      const { perVisit, month } = priceWords(plan.serviceType, dogs);
      await expect(card.locator("h3 + p")).toContainText(perVisit);
      await expect(card.locator("h3 + p")).toContainText(month);
      const query = new URLSearchParams({ plan: plan.serviceType, zip: here.zip, dogs });
      await expect(card.locator("a")).toHaveJSProperty("search", `?${query}`);
    }
  }
  await form.getByLabel("Dogs").selectOption("2");
  await expect(page.locator(".hero-scene image")).toHaveCount(1);
  await expectNoFindings(page);
  await zipCode.press("Enter");
  await expect(page).toHaveURL(`/book-now?zip=${here.zip}&dogs=2`);
  await hydrated(page);
  await expect(page.getByLabel("Zip Code")).toHaveValue(here.zip);
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("2");
  await expect(page.getByText(`Yes, we scoop ${here.zip}`)).toBeVisible();
  // Back on home, before anything is touched.
  await page.goto("/");
  await expect(answer).toContainText(instantPrice("2"));
});

test("the bar to the form is there while no other way to it is in view", { tag: "@wide" }, async ({
  page,
}) => {
  const bar = page.locator("[data-book-bar]");
  for (const [path, without, within, { button, href }] of [
    ["/", "#areas", "#booking", bookBar],
    [anyAreaPage, "#faq", "[aria-labelledby=call-title]", bookBar],
    [
      "/commercial-services",
      "[aria-labelledby=steps-title]",
      "[aria-labelledby=call-title]",
      quoteBar,
    ],
  ] as const) {
    await openSettled(page, path);
    await expect(bar).toContainText(button);
    await expect(bar).toHaveAttribute("href", href);
    await expect(bar).toBeHidden();
    await page.locator(`${without} h2`).evaluate((one) => one.scrollIntoView());
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page);
    for (const part of [`${within} h2`, "footer nav"]) {
      const shown = page.locator(part).first();
      await shown.evaluate((one) => one.scrollIntoView());
      await expect(bar, part).toBeHidden();
    }
  }
  const route = new Intl.ListFormat("en-US").format(here.routeDays.map((day) => `${day}s`));
  await page.goto(anyAreaPage);
  await expect(page.getByText(`On our route ${route}.`)).toBeAttached();
});
