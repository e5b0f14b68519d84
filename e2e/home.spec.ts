import type { Page } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { homeQuestions } from "#content/faqs.ts";
import { testimonials } from "#content/testimonials.ts";
import { here } from "#domain/testing/areas.ts";
import { expect, test } from "./fixtures.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const texts = testimonials.map(({ text }) => `“${text}”`);

async function visibleTexts(page: Page): Promise<string[]> {
  const quotes = carousel(page).locator("blockquote");
  const shown = await quotes.evaluateAll((all) =>
    all
      .filter((quote) => quote.checkVisibility({ visibilityProperty: true }))
      .map((quote) => quote.textContent ?? ""),
  );
  return shown;
}

const shows = (page: Page, index: number) =>
  expect.poll(() => visibleTexts(page)).toEqual([texts[index]]);

/** Records in every frame the opacity of each quote in the stacked carousel, from 0 to 1. */
async function watchInk(page: Page): Promise<() => Promise<number[][]>> {
  await page.addInitScript(() => {
    const frames: number[][] = [];
    Object.assign(globalThis, { inkOfFrames: frames });
    const watch = () => {
      const slides = [...document.querySelectorAll(".carousel-stacked .carousel-slide")];
      const inks = slides.map((slide) => {
        const { opacity, visibility } = getComputedStyle(slide);
        return visibility === "visible" ? Number(opacity) : 0;
      });
      if (inks.length > 0) frames.push(inks);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "inkOfFrames"));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:has([aria-roledescription]):not([ssr])")).toBeAttached();
  await page.clock.runFor(50);
}

test("the testimonials advance every four seconds, one at a time, and start over", {
  tag: "@once",
}, async ({ page }) => {
  await openCarousel(page);
  for (let index = 0; index < texts.length; index += 1) {
    await shows(page, index);
    await page.clock.runFor(4000);
  }
  await shows(page, 0);
});

test("each of six numbered dots selects a testimonial; focus and the button stop the movement", {
  tag: "@once",
}, async ({ page }) => {
  await openCarousel(page);
  const dots = carousel(page).getByRole("button", { name: /^Show testimonial [1-6]$/ });
  await expect(dots).toHaveCount(6);
  await dots.nth(3).click();
  await page.mouse.move(0, 0);
  await shows(page, 3);
  await expect(dots.nth(3)).toHaveAttribute("aria-current", "true");
  await expect(dots.nth(3)).toBeFocused();
  await page.clock.runFor(9000);
  await shows(page, 3);
  await dots.nth(3).blur();
  await page.clock.runFor(4100);
  await shows(page, 4);

  await page.getByRole("button", { name: "Pause testimonials" }).click();
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Play testimonials" }).blur();
  await page.clock.runFor(9000);
  await shows(page, 4);
});

test("no frame ever shows more than one quote, neither when the script takes over nor at a change", {
  tag: "@once",
}, async ({ page }) => {
  const frames = await watchInk(page);
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  const dots = carousel(page).getByRole("button", { name: /^Show testimonial/ });
  for (const dot of [3, 1, 5]) {
    await dots.nth(dot).click();
    await expect.poll(async () => (await frames()).at(-1)?.[dot]).toBe(1);
  }
  const all = await frames();
  const atOnce = all.map((inks) => inks.reduce((sum, ink) => sum + ink, 0));
  expect(all.length).toBeGreaterThan(10);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(1);
  // It fades: there are frames between.
  expect(atOnce.some((ink) => ink > 0 && ink < 1)).toBe(true);
});

test("every name is on the same line of the card, however short its quote is", async ({ page }) => {
  await page.goto("/");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await expect(page.locator(".carousel-stacked")).toBeAttached();
  const lines = await page
    .locator(".carousel-slide p:last-child")
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().bottom)));
  expect(lines).toHaveLength(testimonials.length);
  expect(new Set(lines).size).toBe(1);
});

test("the pointer pauses the movement", async ({ page }) => {
  await openCarousel(page);
  await carousel(page).hover();
  await page.clock.runFor(9000);
  await shows(page, 0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await shows(page, 1);
});

/** Swipes with the finger on a touch screen, else with the mouse. */
async function swipe(page: Page, from: Point, to: Point, finger: boolean) {
  const between = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const path = [0, 0.25, 0.5, 0.75, 1].map(between);
  if (finger) {
    const screen = await page.context().newCDPSession(page);
    await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (const point of path)
      await screen.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of path) await page.mouse.move(x, y);
  await page.mouse.up();
}

test("the focus stays on the testimonials, and they still, when their script arrives", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const list = page.locator("#testimonials ul");
  await page.getByRole("link", { name: "Book Now" }).focus();
  await page.keyboard.press("Tab");
  await expect(list).toHaveAttribute("tabindex", "-1");
  await expect(list).toHaveAttribute("aria-live", "polite");
  await expect(list).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show testimonial 1" })).toBeFocused();
});

test("a swipe shows the next or the previous testimonial", async ({ page, hasTouch }) => {
  await openCarousel(page);
  const box = await carousel(page).locator("ul").boundingBox();
  if (!box) throw new Error("no carousel");
  const left = { x: box.x + box.width * 0.2, y: box.y + 60 };
  const right = { x: box.x + box.width * 0.8, y: box.y + 60 };
  await swipe(page, right, left, hasTouch);
  await shows(page, 1);
  await swipe(page, left, right, hasTouch);
  await shows(page, 0);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the testimonials do not move", { tag: "@once" }, async ({ page }) => {
    await openCarousel(page);
    await page.clock.runFor(20_000);
    await shows(page, 0);
  });

  test("the keyboard can go through all of them, and back", { tag: "@once" }, async ({ page }) => {
    await openCarousel(page);
    await page.getByRole("button", { name: "Next testimonial" }).focus();
    for (let index = 1; index <= 13; index += 1) {
      await page.keyboard.press("Enter");
      await shows(page, index % 13);
    }
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Previous testimonial" })).toBeFocused();
    await page.keyboard.press("Enter");
    await shows(page, 12);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all testimonials can be scrolled", { tag: "@once" }, async ({ page }) => {
    await page.goto("/");
    const slides = carousel(page).getByRole("listitem");
    await expect(slides).toHaveCount(texts.length);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  });

  test("only one question is open at a time, and a click closes it", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/");
    const questions = page.locator("#faq details");
    await expect(questions).toHaveCount(homeQuestions.length);
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await questions.nth(4).locator("summary").click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
    await questions.nth(4).locator("summary").click();
    await expect(page.locator("#faq details[open]")).toHaveCount(0);
  });
});

test("anchors scroll smoothly, unless reduced motion is set", { tag: "@once" }, async ({
  page,
}) => {
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto("/");
  expect(await behavior()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
});

/** Pixels between the header and a section; 0 for one that the end of the page keeps further down. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    return scrollHeight - clientHeight - scrollTop < 2 && top > header ? 0 : top - header;
  }, id);

test("sections that are laid out late are where anchors lead, and print; nothing shifts", {
  tag: "@once",
}, async ({ context }) => {
  // Other tests' pages lay out all of them at once.
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const isLate = () =>
    page
      .locator("section *")
      .evaluateAll((all) =>
        all.some(
          (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
  for (const id of ["testimonials", "pricing", "benefits", "areas", "faq", "booking", "contact"]) {
    await page.goto("about:blank");
    await page.goto(`/#${id}`);
    await expect.poll(() => belowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
    expect(await belowHeader(page, id), id).toBeLessThan(40);
  }
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  expect(await isLate()).toBe(true);
  const shift = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    return Reflect.get(window, "shift");
  });
  expect(shift).toBeLessThan(0.001);
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  expect(await isLate()).toBe(false);
});

test("every dot on the map is a focusable link with a name", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("#map a");
  await expect(links).toHaveCount(areas.length);
  const map = page.locator("#map");
  await map.getByRole("link", { name: here.name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/${here.slug}`);
});
