import type { Locator, Page } from "@playwright/test";
import { areas } from "#content/areas.ts";
import { visitWords } from "#content/visit-page.ts";
import { anyAreaPage, areaPages } from "./areas.ts";
import { book } from "./book.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";
import { pages } from "./visitors-pages.ts";

/** All letters larger, twice unless it is said, as browsers' settings and extensions do it. */
const enlarge = (page: Page, size = 32) =>
  page.evaluate((pixels) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${pixels}px }`);
    document.adoptedStyleSheets.push(sheet);
  }, size);

for (const path of pages)
  test(`${path} is no wider than the narrowest phone, also with text twice as large`, async ({
    page,
  }) => {
    await openSettled(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await enlarge(page);
    expect(await width()).toBeLessThanOrEqual(320);
  });

/** The words of headings and prices that begin on one line and end on another. */
const brokenWords = (page: Page) =>
  page.locator("h1, h2, h3, dt, main dd, .ticket p, footer p").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\d$]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (first && others.some(({ top }) => top > first.top + first.height / 2))
            broken.push(word);
        }
      }
      return broken;
    }),
  );

test("with text half as large again, no word of a heading or a price breaks on a phone", async ({
  page,
}) => {
  const article = "/blog/hoa-compliance-pet-waste-management";
  for (const path of ["/", "/book-now", "/pricing", "/blog", article, anyAreaPage]) {
    await openSettled(page, path);
    await enlarge(page, 24);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The options that their select cannot show whole. */
const cutOptions = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      if (pen) pen.font = font;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => (pen?.measureText(text).width ?? Number.POSITIVE_INFINITY) > room);
    });
  });

test("every option of a select can be read", async ({ page }) => {
  for (const path of ["/", "/book-now", await book(page, "Optiona")]) {
    await openSettled(page, path);
    for (const width of [320, 360, 368, 375, 390, 412, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOptions(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The labels that take two lines, or that the mark of a refused field covers. */
const crampedLabels = (page: Page) =>
  page.locator("form .field").evaluateAll((fields) =>
    fields.flatMap((field) => {
      const label = field.querySelector("label");
      const message = field.querySelector("p");
      if (!label || !message) return ["no label"];
      const text = document.createRange();
      text.selectNodeContents(label);
      const { bottom, right } = text.getBoundingClientRect();
      const edges = field.getBoundingClientRect();
      const mark = getComputedStyle(message, "::before");
      const [top = 0, fromRight = 0, width = 0] = [mark.top, mark.right, mark.width].map(
        Number.parseFloat,
      );
      const isCovered =
        edges.top + top < bottom - 4 && edges.right - fromRight - width < right && width > 0;
      return isCovered || text.getClientRects().length > 1 ? [label.textContent] : [];
    }),
  );

test("the labels of a refused form take one line each, with no mark on them", async ({ page }) => {
  await openSettled(page, "/book-now");
  await hydrated(page);
  await submit(page).click();
  await expect(page.getByText("Please select number of dogs")).toBeVisible();
  for (const width of [320, 360, 375, 390, 412, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await crampedLabels(page), `at ${width} px`).toEqual([]);
  }
});

/** The lines of text, without the empty space above and below their letters, that lie on what is drawn in `drawings`. */
const linesOn = (page: Page, texts: string, drawings: string) =>
  page.evaluate(
    ([words, drawn]) => {
      // More than any stroke, which a shape's box leaves out.
      const margin = 100;
      const shapes = [...document.querySelectorAll<SVGGeometryElement>(drawn)].map((shape) => ({
        shape,
        box: shape.getBoundingClientRect(),
        toShape: shape.getScreenCTM()?.inverse(),
      }));
      const isOn = (x: number, y: number) =>
        shapes.some(({ shape, box, toShape }) => {
          if (x < box.left - margin || x > box.right + margin) return false;
          if (y < box.top - margin || y > box.bottom + margin) return false;
          const point = new DOMPoint(x, y).matrixTransform(toShape);
          return shape.isPointInFill(point) || shape.isPointInStroke(point);
        });
      const found: string[] = [];
      const nodes = [...document.querySelectorAll(words)].flatMap((text) => [...text.childNodes]);
      for (const node of nodes.filter((node) => node instanceof Text)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const space = (bottom - top) / 5;
          for (let x = left; x <= right; x += 4)
            for (const y of [top + space, (top + bottom) / 2, bottom - space])
              if (isOn(x, y)) found.push(`${node.data} at ${Math.round(x)}, ${Math.round(y)}`);
        }
      }
      return found.slice(0, 3);
    },
    [texts, drawings] as const,
  );

const shapesIn = (sky: string) =>
  ["path", "circle", "rect", "ellipse"].map((name) => `${sky} ${name}`).join();

test("the visitor's page has its words in the sky", async ({ page }) => {
  const states = [
    { name: "Ana" },
    { name: "Maximiliana" },
    { name: "Christopher-Alexander-Bartholomew" },
    { name: "Ana", headline: visitWords.headline.over },
    { name: "Maximiliana", headline: visitWords.headline.missed },
  ];
  for (const { name, headline } of states) {
    await openSettled(page, await book(page, name));
    // Once the visit is over, nothing is below the headline.
    if (headline)
      await page.evaluate((text) => {
        document.querySelector(".visit-page-head p")?.remove();
        document.querySelector(".visit-page-head h1")?.lastElementChild?.replaceChildren(text);
      }, headline);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 900],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(
        await linesOn(
          page,
          ".visit-page-head h1 span, .visit-page-head p, .visit-page-head p *",
          shapesIn(".visit-scene"),
        ),
        `${headline ?? name} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test("a city of two hundred letters takes two lines of the ticket", async ({ page }) => {
  for (const city of ["W".repeat(200), `H${"\u0489".repeat(150)}`]) {
    await openSettled(page, await book(page, "Longcity", { city, zipCode: "10001" }));
    await page.setViewportSize({ width: 320, height: 640 });
    const line = page.locator(".visit-page-ticket .line-clamp-2");
    expect((await line.boundingBox())?.height).toBeLessThan(60);
    await expect(page.locator(".visit-page-ticket")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

const byHeight = (height: number, widths: readonly number[]) =>
  widths.map((width) => [width, height] as const);

for (const { what, paths, sky, words, sizes } of [
  {
    what: "the booking page of a phone",
    paths: ["/book-now"],
    sky: ".book-now-strip",
    words: ".book-now-head h1, .book-now-head h1 *, .book-now-head p, .book-now-head p *",
    sizes: byHeight(800, [320, 344, 360, 390, 430, 600, 768, 1023]),
  },
  {
    what: "a neighborhood, also in wide windows,",
    paths: [areaPages.golf, areaPages.manySources, "/commercial-services"],
    sky: ".scene-hero > :last-child",
    words: ".scene-hero .wrap > p, .scene-hero .wrap a, .scene-hero .wrap a *",
    sizes: byHeight(1100, [768, 1280, 1440, 1920, 2560, 3840]),
  },
  {
    what: "home, also in low windows,",
    paths: ["/"],
    sky: ".hero-scene",
    words: ".hero-lead, .hero output",
    sizes: [
      [390, 664],
      [1280, 720],
      [1366, 650],
      [1920, 900],
    ] as const,
  },
])
  test(`${what} has its words in the sky`, async ({ page }) => {
    for (const path of paths) {
      await openSettled(page, path);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await linesOn(page, words, shapesIn(sky));
        expect(found, `${path} at ${width} by ${height}`).toEqual([]);
      }
    }
  });

test("the rays of the thank-you keep a distance from its words", async ({ page }) => {
  await openSettled(page, "/thank-you");
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1366, 650],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const distance = await page.locator("main > section").evaluate((poster) => {
      const words = [...poster.querySelectorAll(".wrap > *")];
      // The rays are the dashes of a circle's stroke, which its box leaves out.
      const rays = [...poster.querySelectorAll<SVGCircleElement>(":scope > svg circle")].map(
        (circle) => {
          const { a = 1, b = 0 } = circle.getScreenCTM() ?? {};
          const stroke = Number.parseFloat(getComputedStyle(circle).strokeWidth) / 2;
          return circle.getBoundingClientRect().top - stroke * Math.hypot(a, b);
        },
      );
      return (
        Math.min(...rays) - Math.max(...words.map((part) => part.getBoundingClientRect().bottom))
      );
    });
    expect(distance, `at ${width} by ${height}`).toBeGreaterThanOrEqual(8);
  }
});

test("the stamp lies on no words of the home page", async ({ page }) => {
  const star = ".hero-stamp path";
  for (const isLarge of [false, true]) {
    await openSettled(page, "/");
    if (isLarge) await enlarge(page);
    for (const width of [320, 344, 360, 390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(
        await linesOn(page, ".hero-title, .hero-title span, .hero-lead", star),
        `at ${width} px`,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test("the sticker with the free visit leaves the words beside it alone", async ({ page }) => {
  await openSettled(page, "/book-now");
  for (const width of [1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const sticker = await page.locator(".price-line > p").boundingBox();
    const end = await page.locator(".form-note").evaluate((note) => {
      const words = document.createRange();
      words.selectNodeContents(note);
      return words.getBoundingClientRect().right;
    });
    expect((sticker?.x ?? 0) - end, `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test("the claims below a hero are in even rows", async ({ page }) => {
  for (const path of ["/", anyAreaPage, "/book-now"]) {
    await openSettled(page, path);
    for (const width of [390, 640, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator(".trust-bar li").evaluateAll((all) => {
        const perRow = Map.groupBy(all, (claim) => Math.round(claim.getBoundingClientRect().top));
        return [...perRow.values()].map((row) => row.length);
      });
      expect(new Set(rows).size, `${path} at ${width} px: ${rows}`).toBe(1);
    }
  }
});

test("the address of a source breaks behind its punctuation", async ({ page }) => {
  for (const path of [
    areaPages.manySources,
    "/blog/health-benefits-professional-pet-waste-removal",
  ]) {
    await openSettled(page, path);
    const broken = await page.locator("[id^=source-] a").evaluateAll((links) =>
      links
        .flatMap((link) => [...link.childNodes].filter((part) => part instanceof Text))
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects().length > 1 && !part.textContent?.includes("-");
        })
        .map((part) => part.textContent),
    );
    expect(broken, path).toEqual([]);
  }
});

/** The texts among these that take several lines. */
const brokenTexts = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

test("phone numbers and the first column of tables are on one line of an article", async ({
  page,
}) => {
  for (const name of [
    "health-benefits-professional-pet-waste-removal",
    "hoa-compliance-pet-waste-management",
  ]) {
    await openSettled(page, `/blog/${name}`);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const whole = page.locator("article").locator("[href^='tel:'], td:first-child");
      expect(await brokenTexts(whole), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test("the headline above a form that came back is on one line of a laptop", async ({ page }) => {
  await openSettled(page, "/booking-problem");
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await brokenTexts(page.getByRole("heading", { level: 1 })), `at ${width} px`).toEqual(
      [],
    );
  }
});

test("on a tablet the footer has no hole between name and contact", async ({ page }) => {
  await openSettled(page, "/blog");
  const footer = page.getByRole("contentinfo");
  for (const width of [640, 768, 1000]) {
    await page.setViewportSize({ width, height: 1024 });
    const year = await footer.getByText("©").boundingBox();
    const contact = await footer.getByRole("heading", { name: "Contact" }).boundingBox();
    if (!year || !contact) throw new Error("not in the footer");
    expect(contact.y - year.y - year.height, `at ${width} px`).toBeLessThan(64);
  }
});

test("letters twice as large are not cut off", async ({ page }) => {
  const visit = await book(page, "Maximiliana");
  const texts =
    "h1, h1 *, .visit-page-ticket p, .visit-page-ticket h2, .visit-page-ticket b, .hero-stamp, .site-header-logo, .site-footer-logo, #instant *, main .pill";
  for (const width of [390, 1280])
    for (const path of ["/", "/book-now", "/paradise-valley-village", "/pricing", visit]) {
      await page.setViewportSize({ width, height: 800 });
      await openSettled(page, path);
      await enlarge(page);
      const wrong = await page.locator(texts).evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            return own > 0 && (left < 0 || right > innerWidth);
          })
          .map((element) => element.textContent),
      );
      expect(wrong, `${path} at ${width} px`).toEqual([]);
      const broken = await page
        .locator(
          "h1 span, .visit-page-ticket b, .visit-page-ticket h2, .choices-choice b, .choices-choice small, #instant label",
        )
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const node = element.firstChild;
            if (!(node instanceof Text)) return [];
            return [...node.data.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return range.getClientRects().length > 1 ? [word] : [];
            });
          }),
        );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
});

test("white words are on their own ground before their section is laid out", async ({ page }) => {
  for (const { slug } of areas) {
    await openSettled(page, `/${slug}`);
    for (const width of [360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      const short = await page.locator("section.on-dark").evaluateAll((sections) =>
        sections.flatMap((section) => {
          const { containIntrinsicBlockSize, paddingTop, paddingBottom, contentVisibility } =
            getComputedStyle(section);
          if (contentVisibility !== "visible") throw new Error("a section is not laid out");
          const reserved = Number.parseFloat(containIntrinsicBlockSize.replace("auto", ""));
          const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
          const missing = section.getBoundingClientRect().height - padding - reserved;
          return missing > 0
            ? [`${section.ariaLabelledByElements?.[0]?.textContent}: ${missing}`]
            : [];
        }),
      );
      expect(short, `${slug} at ${width} px`).toEqual([]);
    }
  }
});

test("the skip link is seen when it has the focus, also on a phone", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width: wide, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + wide / 2, top + height / 2) === link;
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }
});

for (const path of ["/", "/book-now"])
  test(`${path}: the confirmation and its next step are on one screen of a laptop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    await fill(page, "Laptop");
    await page.getByLabel("Email").fill(`laptop${path.length}@example.com`);
    await submit(page).click();
    const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
    await expect(overlay).toHaveCSS("background-image", /gradient/);
    await expect(overlay.locator(".wrap")).toBeInViewport({ ratio: 1 });
    const act = overlay.getByRole("link", { name: "Pick the day of your first visit" });
    const close = overlay.getByRole("button", { name: "CLOSE" });
    const ground = (of: typeof act) => of.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await ground(act)).not.toBe(await ground(close));
    await close.click();
    const card = page.getByRole("region", { name: "You're booked" });
    await expect(card).toBeInViewport({ ratio: 1 });
    const belowHeader = () =>
      card.evaluate((it) => {
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return it.getBoundingClientRect().top - header;
      });
    await expect.poll(belowHeader).toBeGreaterThan(0);
  });

test("on the smallest phone the confirmation can be closed without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Small");
  await submit(page).click();
  const overlay = page.getByRole("dialog", { name: "THANK YOU!" });
  const close = overlay.getByRole("button", { name: "CLOSE" });
  const act = overlay.getByRole("link", { name: "Pick the day of your first visit" });
  for (const button of [close, act]) await expect(button).toBeInViewport({ ratio: 1 });
  const edges = (of: typeof close) => of.evaluate((it) => it.getBoundingClientRect().toJSON());
  const heading = await edges(overlay.getByRole("heading"));
  expect(heading.top).toBeGreaterThanOrEqual((await edges(close)).bottom);
  await close.click();
  await expect(overlay).toBeHidden();
});
