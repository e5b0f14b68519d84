import type { Page } from "@playwright/test";
import { globals, isEverywhere } from "#site/testing/browser-support.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

/** What one of the oldest supported browsers lacks, by its owner: URLPattern, AbortSignal's "any_static", Map's "groupBy". */
const newer = [...globals].flatMap(([owner, feature]) =>
  isEverywhere(feature)
    ? Object.entries(feature)
        // Playwright reads the stacks of errors.
        .filter(
          ([name, member]) => owner !== "Error" && /^\w+$/.test(name) && !isEverywhere(member),
        )
        .map(([name]) => ({ owner, name }))
    : [{ owner: "Window", name: owner }],
);

/** Deletes them before any script of the page runs. */
const without = (
  page: Page,
  missing: readonly { readonly owner: string; readonly name: string }[],
): Promise<unknown> =>
  page.addInitScript((names) => {
    for (const { owner, name } of names) {
      const type: unknown = Reflect.get(globalThis, owner);
      const prototype: unknown =
        type instanceof Object ? Reflect.get(type, "prototype") : undefined;
      // The data of interfaces marks what is static, that of built-in objects does not.
      const isStatic = name.endsWith("_static");
      const others = isStatic ? [] : [prototype, owner === "Window" && globalThis];
      for (const holder of [type, ...others])
        if (holder instanceof Object) Reflect.deleteProperty(holder, name.replace("_static", ""));
    }
  }, missing);

test("with only what all the oldest supported browsers have, the form books and the inbox works", async ({
  page,
  bookings,
}) => {
  await without(page, newer);
  await page.goto("/book-now");
  const kinds =
    "[AbortSignal.any, Map.groupBy, globalThis.requestIdleCallback].map((one) => typeof one)";
  expect(await page.evaluate(kinds)).toEqual(["undefined", "undefined", "undefined"]);
  await hydrated(page);
  await fill(page, "Oldie");
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Oldie")).toMatchObject([{ num_dogs: "3" }]);

  await openInbox(page);
  await expect(page.getByRole("link", { name: "Oldie Núñez" })).toBeVisible();
  await expect(page.getByText("This browser is too old")).toBeHidden();
});

/** Like one that does not know the syntax. */
const withoutLookbehind = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = ([pattern]: readonly unknown[]) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError("invalid group specifier name");
    };
    globalThis.RegExp = new Proxy(RegExp, {
      apply(target, self, given) {
        refuse(given);
        return Reflect.apply(target, self, given);
      },
      construct(target, given) {
        refuse(given);
        return Reflect.construct(target, given);
      },
    });
  });

test.describe(() => {
  // The inbox itself cannot start; its page asks who is signed in before.
  test.use({
    expectedErrors: /invalid group specifier name|toSorted is not a function|401 .* \/api\/session/,
  });

  for (const [browser, firstName, makeOld] of [
    [
      "Chrome 109",
      "Ancient",
      (page: Page) => without(page, [{ owner: "Array", name: "toSorted" }]),
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
