import type { Page } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { visitWords } from "#content/visit-page.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { isSentBy, kinds } from "#domain/message-kinds.ts";
import { composeMail } from "#server/messages/compose-mail.ts";
import { mailEnv, messageOfKind } from "#server/testing/messages.ts";
import * as fits from "./fits.ts";
import { expect, hydrated, submit, test } from "./fixtures.ts";
import { actionsOf, book, openBooked, openToday, paneOf } from "./owner.ts";
import { openSettled, settled } from "./settled.ts";
import { anyAreaPage, areaPages, pages } from "./visitors-pages.ts";

/** Where to look: an address, or what opens a state. */
type Place = string | ((page: Page) => Promise<unknown>);

interface Row {
  /** What fits. */
  readonly what: string;
  readonly at: readonly Place[];
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Pixels of an em, where letters are larger than usual. */
  readonly letters?: number;
  /** What does not fit. */
  readonly wrong: (page: Page) => Promise<readonly unknown[]>;
}

const wide = (height: number, ...widths: number[]) =>
  widths.map((width) => [width, height] as const);

const narrowest = [[320, 640]] as const;
const phones = wide(700, 430, 412, 390, 375, 360, 320);
/** Windows of laptops and a small phone between the bars of their browser. */
const low = [
  [390, 664],
  [1280, 720],
  [1366, 650],
  [1920, 900],
] as const;

const hoa = "/blog/hoa-compliance-pet-waste-management";
const areaPaths = areas.map(({ slug }) => `/${slug}`);

/** A visitor's page. Once the visit is over, nothing is below the headline. */
const visit =
  (firstName: string, headline?: string): Place =>
  async (page) => {
    await openSettled(page, await book(page, { firstName }));
    if (headline)
      await page.evaluate((text) => {
        document.querySelector("h1 + p")?.remove();
        document.querySelector("h1")?.lastElementChild?.replaceChildren(text);
      }, headline);
  };

async function refusedForm(page: Page): Promise<void> {
  await page.goto("/book-now");
  await hydrated(page);
  await submit(page).click();
  await expect(page.getByText("Please select number of dogs")).toBeVisible();
}

const mails = kinds
  .filter((kind) => isSentBy("mail", kind))
  .map((kind) => async (page: Page) => {
    const now = new Date("2026-11-20T18:00:00.000Z");
    const { html } = composeMail(messageOfKind(kind), { env: mailEnv, now });
    await page.setContent(String(html));
  });

const longPrice = `${priceWords("twice-weekly", "4").perVisit} a visit`;

const wordsOn = (words: string, drawing: string) => (page: Page) =>
  fits.linesOn(page, words, drawing);
const wordsInSky = (words: string, sky: string) => wordsOn(words, fits.shapesIn(sky));
const onOneLine = (texts: string) => (page: Page) => fits.broken(page.locator(texts));
const wordsIn = (texts: string) => (page: Page) => fits.broken(page.locator(texts), fits.words);
const wholeWordsIn = (texts: string) => (page: Page) => fits.broken(page.locator(texts), /\S+/gu);
const scanned =
  "h1, h2, h3, .pill, button, dt, dd, #pricing article :is(p, li), .bg-ink li, header a, footer :is(a, p)";
const rows: readonly Row[] = [
  ...[16, 32].map((letters) => ({
    what: `every page on the narrowest phone with letters of ${letters} px`,
    at: pages,
    sizes: narrowest,
    letters,
    wrong: fits.tooWide,
  })),
  {
    what: "words of headings, buttons, prices, header and footer, also those with hyphens",
    at: pages,
    sizes: wide(740, 320, 344, 360, 375, 390, 412, 640, 768, 1024, 1280, 1366, 1440, 1920),
    wrong: wholeWordsIn(scanned),
  },
  {
    what: "the same words on the narrowest phone with letters twice as large",
    at: pages,
    sizes: narrowest,
    letters: 32,
    wrong: wordsIn(scanned),
  },
  {
    what: "a neighborhood in five screens of a phone, no longer in a wide window",
    at: areaPaths,
    sizes: wide(844, 390, 1440),
    wrong: fits.longerThan(5 * 844),
  },
  {
    what: "no text smaller than 10 px",
    at: pages,
    sizes: wide(800, 320, 360, 390, 430, 768, 1280),
    wrong: fits.smallTexts,
  },
  {
    what: "words of headings and prices, half as large again",
    at: ["/", "/book-now", "/pricing", "/blog", hoa, anyAreaPage],
    sizes: wide(800, 360, 390),
    letters: 24,
    wrong: wordsIn("h1, h2, h3, dt, main dd, article p, footer p"),
  },
  {
    what: "letters twice as large",
    at: ["/", "/book-now", "/paradise-valley-village", "/pricing", visit("Maximiliana")],
    sizes: wide(800, 390, 1280),
    letters: 32,
    wrong: async (page) => [
      ...(await fits.outside(
        page.locator("h1, h1 *, #ticket :is(p, h2, b), #instant *, main .pill, header a, footer a"),
      )),
      ...(await wholeWordsIn("#booking-form h2, footer a")(page)),
      ...(await wordsIn("h1 span, #ticket :is(b, h2), label :is(b, small), #instant label")(page)),
    ],
  },
  {
    what: "every option of a select",
    at: ["/", "/book-now", visit("Optiona")],
    sizes: wide(800, 320, 360, 368, 375, 390, 412, 768, 1024, 1280),
    wrong: fits.cutOptions,
  },
  {
    what: "labels of a refused form on one line each",
    at: [refusedForm],
    sizes: wide(800, 320, 360, 375, 390, 412, 768, 1024, 1280),
    wrong: onOneLine("form .field label"),
  },
  {
    what: "the words of the visitor's page in the sky",
    at: [
      visit("Ana"),
      visit("Maximiliana"),
      visit("Christopher-Alexander-Bartholomew"),
      visit("Ana", visitWords.headline.over),
      visit("Maximiliana", visitWords.headline.missed),
    ],
    sizes: [...narrowest, ...low, [768, 1024], [1024, 768]],
    wrong: wordsInSky("h1 span, h1 + p, h1 + p *", ".visit-scene"),
  },
  {
    what: "a city of two hundred letters on the ticket",
    at: ["W".repeat(200), `H${"\u0489".repeat(150)}`].map((city) => async (page: Page) => {
      await openSettled(page, await book(page, { firstName: "Longcity", city, zipCode: "10001" }));
    }),
    sizes: narrowest,
    wrong: async (page) => [
      ...(await fits.tooWide(page)),
      ...(await fits.outside(page.locator("#ticket"), true)),
    ],
  },
  {
    what: "the words of a phone's booking page in the sky",
    at: ["/book-now"],
    sizes: wide(800, 320, 344, 360, 390, 430, 600, 768, 1023),
    wrong: wordsInSky(
      ".book-now-head h1, .book-now-head h1 *, .book-now-head p, .book-now-head p *",
      ".book-now-head > svg",
    ),
  },
  {
    what: "the words of a neighborhood in the sky, also in wide windows",
    at: [areaPages.golf, areaPages.manySources, "/commercial-services"],
    sizes: wide(1100, 768, 1280, 1440, 1920, 2560, 3840),
    wrong: wordsInSky(".dawn .wrap > p, .dawn .wrap a, .dawn .wrap a *", ".dawn > :last-child"),
  },
  {
    what: "the words of home in the sky, also in low windows",
    at: ["/"],
    sizes: low,
    wrong: wordsInSky(".hero-lead, .hero output", ".hero-scene"),
  },
  ...[16, 32].map((letters) => ({
    what: `the stamp of home beside words with letters of ${letters} px`,
    at: ["/"],
    sizes: wide(740, 320, 344, 360, 390, 412, 768, 1280),
    letters,
    wrong: wordsOn(".hero-title, .hero-title span, .hero-lead", ".hero-stamp path"),
  })),
  {
    what: "the dog in the first screen of laptops and a small phone",
    at: ["/", "/pricing", "/commercial-services", ...areaPaths],
    sizes: low,
    wrong: (page) => fits.outside(page.locator("#dachshund").first(), true),
  },
  {
    what: "the words of the thank-you beside the rays of its sun",
    at: ["/thank-you"],
    sizes: low,
    wrong: wordsOn("main .wrap *", "main > section > svg circle"),
  },
  {
    what: "the header's telephone on one line",
    at: ["/"],
    sizes: wide(640, 320, 344, 360, 390, 412, 640, 768, 1280),
    wrong: onOneLine("body > header a span"),
  },
  {
    what: "emails on the smallest phone, each phone number on one line",
    at: mails,
    sizes: narrowest,
    wrong: async (page) => [
      ...(await fits.tooWide(page)),
      ...(await onOneLine("a[href^='tel:'] > *, a[href^='tel:']:not(:has(*))")(page)),
    ],
  },
  ...([undefined, "declined", "spam"] as const).map((status) => ({
    what: `the actions of a booking: ${status ?? "pending"}`,
    at: [(page: Page) => openBooked(page, { firstName: `Fita${status}` }, status)],
    sizes: phones,
    wrong: (page: Page) => fits.misplaced(actionsOf(page)),
  })),
  {
    what: "a price among the calls on one line",
    at: [
      async (page) => {
        await openToday(page);
        await book(page, { firstName: "Fitpricea", serviceType: "twice-weekly", numDogs: "4" });
        await expect(page.getByText(longPrice, { exact: true }).first()).toBeAttached();
      },
    ],
    sizes: phones,
    wrong: (page) => fits.broken(page.getByText(longPrice, { exact: true })),
  },
  {
    what: "the domain of an email address on one line",
    at: [
      (page) =>
        openBooked(page, {
          firstName: "Fitmaila",
          email: "fitmaila.featherstonehaugh@example.com",
        }),
    ],
    sizes: phones,
    wrong: (page) => fits.broken(paneOf(page).locator("bdi"), /@example\.com/g),
  },
];

for (const { what, at, sizes, letters, wrong } of rows)
  test(`fits: ${what}`, async ({ page }) => {
    for (const [index, place] of at.entries()) {
      if (typeof place === "string") await openSettled(page, place);
      else {
        await place(page);
        await settled(page);
      }
      if (letters) await fits.enlarge(page, letters);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const where = typeof place === "string" ? place : `state ${index}`;
        expect(await wrong(page), `${where} at ${width} by ${height}`).toEqual([]);
      }
    }
  });
