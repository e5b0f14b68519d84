import type { Page } from "@playwright/test";
import { expect, fill, submit, test } from "./fixtures.ts";

/** Like one that does not know the syntax. */
const withoutLookbehind = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, given) {
        if (/\(\?<[=!]/.test(String(given[0]))) throw new SyntaxError("invalid group");
        return Reflect.construct(target, given);
      },
    });
  });

test.describe("a browser that is too old for the scripts", () => {
  // The inbox itself cannot start; its page asks who is signed in before.
  test.use({
    expectedErrors: /invalid group|toSorted is not a function|401 .* \/api\/session/,
  });

  for (const [browser, firstName, makeOld] of [
    [
      "Chrome 109",
      "Ancient",
      (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted")),
    ],
    ["Safari 16.3", "Bygone", withoutLookbehind],
  ] as const)
    test(`with what ${browser} has, the plain form books, and the inbox says what it needs`, async ({
      page,
      bookings,
    }) => {
      await makeOld(page);
      await page.goto("/book-now");
      await fill(page, firstName);
      await submit(page).click();
      await expect(page).toHaveURL(/\/thank-you\?visit=/);
      expect(bookings(firstName)).toMatchObject([{ num_dogs: "3" }]);
      await page.goto("/inbox");
      await expect(page.getByText("This browser is too old for the inbox.")).toBeVisible();
    });
});
