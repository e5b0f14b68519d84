import type { Page } from "@playwright/test";

/** Lays out sections far from the window, too, for tests that measure all of a page, and for its picture. */
export const showAllSections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("section { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
