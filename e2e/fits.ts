import type { Locator, Page } from "@playwright/test";

/** All letters larger, twice unless it is said, as browsers' settings and extensions do it. */
export const enlarge = (page: Page, size = 32) =>
  page.evaluate((pixels) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${pixels}px }`);
    document.adoptedStyleSheets.push(sheet);
  }, size);

/** The page's width, where it is wider than the window. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [scrollWidth] : [];
  });

/** The page's height in pixels, where it is more than this. */
export const longerThan = (most: number) => (page: Page) =>
  page.evaluate((height) => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight > height ? [scrollHeight] : [];
  }, most);

/** The options that their select cannot show whole. */
export const cutOptions = (page: Page) =>
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

/** The lines of text, without the empty space above and below their letters, that lie on what is drawn in `drawings`. */
export const linesOn = (page: Page, texts: string, drawings: string) =>
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

export const shapesIn = (sky: string) =>
  ["path", "circle", "rect", "ellipse"].map((name) => `${sky} ${name}`).join();

/** The texts among these that take several lines, or the parts of them that do. */
export const broken = (texts: Locator, part?: RegExp) =>
  texts.evaluateAll((all, pattern) => {
    const rangesIn = (one: Element) => {
      const whole = document.createRange();
      whole.selectNodeContents(one);
      if (!pattern) return [whole];
      const ranges: Range[] = [];
      const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode())
        for (const { 0: text, index } of (nodes.currentNode.nodeValue ?? "").matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + text.length);
          ranges.push(range);
        }
      return ranges;
    };
    return all.flatMap(rangesIn).flatMap((range) => {
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      const isBroken = first && others.some(({ top }) => top > first.top + first.height / 2);
      return isBroken ? [range.toString()] : [];
    });
  }, part);

/** Words with the hyphen that they may break behind. */
export const words = /[^\s-]+-?/gu;

/** What is beside the window, or if `isFixed` above or below it. */
export const outside = (parts: Locator, isFixed = false) =>
  parts.evaluateAll(
    (all, fixed) =>
      all
        .filter((one) => {
          const { left, right, width, top, bottom } = one.getBoundingClientRect();
          const isHidden = fixed && (top < 0 || bottom > innerHeight);
          return width > 0 && (left < 0 || right > innerWidth || isHidden);
        })
        .map(({ textContent }) => textContent),
    isFixed,
  );

/** Parts that are not in the window, or not in the row of the first. */
export const misplaced = async (parts: Locator) => [
  ...(await outside(parts, true)),
  ...(await parts.evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top !== all[0]?.getBoundingClientRect().top)
      .map(({ textContent }) => textContent),
  )),
];

/** The controls that cut their own words off. A few pixels are the room for letters that reach below the line. */
export const cut = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all
      .filter(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) => {
        return scrollWidth > clientWidth || scrollHeight > clientHeight + 4;
      })
      .map(({ textContent }) => textContent),
  );

/** Texts smaller than 10 px, also in drawings. */
export const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement;
      const text = nodes.currentNode.textContent?.trim();
      if (!element || !text || !element.checkVisibility()) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10) small.add(`${text}: ${size.toFixed(1)} px`);
    }
    return [...small];
  });
