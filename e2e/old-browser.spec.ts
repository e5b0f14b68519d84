import { globals, isEverywhere } from "#site/testing/browser-support.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

/** What one of the oldest supported browsers lacks: "AbortSignal.any", "Array.prototype.findLast", "URLPattern". */
const newer = [...globals].flatMap(([owner, feature]) =>
  isEverywhere(feature)
    ? Object.entries(feature)
        .filter(([name, member]) => !isEverywhere(member) && /^\w+$/.test(name))
        .map(([name]) =>
          name.endsWith("_static")
            ? `${owner}.${name.replace("_static", "")}`
            : `${owner}.prototype.${name}`,
        )
    : [owner],
);

/** Deletes what these names say, before any script of the page runs. */
const withoutGlobals = (names: readonly string[]) =>
  [
    names,
    (paths: readonly string[]) => {
      for (const path of paths) {
        const [last = "", ...holders] = path.split(".").toReversed();
        let holder: unknown = globalThis;
        for (const name of holders.toReversed())
          holder = holder instanceof Object ? Reflect.get(holder, name) : undefined;
        if (holder instanceof Object) Reflect.deleteProperty(holder, last);
      }
    },
  ] as const;

test("with only what all the oldest supported browsers have, the form books and the inbox works", async ({
  page,
  bookings,
}) => {
  for (const name of ["AbortSignal.any", "Map.groupBy", "URL.parse"])
    expect(newer.join(" ")).toContain(name);
  const [names, remove] = withoutGlobals(newer);
  await page.addInitScript(remove, names);
  await page.goto("/book-now");
  expect(await page.evaluate("AbortSignal.any ?? URL.parse ?? Map.groupBy")).toBeUndefined();
  await hydrated(page);
  await fill(page, "Oldie");
  await submit(page).click();
  await expect(page.getByRole("dialog", { name: "THANK YOU!" })).toBeVisible();
  expect(bookings("Oldie")).toMatchObject([{ num_dogs: "3" }]);

  await openInbox(page);
  await expect(page.getByRole("link", { name: "Oldie Núñez" })).toBeVisible();
  await expect(page.getByText("This browser is too old")).toBeHidden();
});

test("in a browser that is too old, the plain form books, and the inbox says what it needs", async ({
  page,
  bookings,
}) => {
  const [names, remove] = withoutGlobals(["Array.prototype.toSorted"]);
  await page.addInitScript(remove, names);
  await page.goto("/book-now");
  await fill(page, "Ancient");
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you\?visit=/);
  expect(bookings("Ancient")).toMatchObject([{ num_dogs: "3" }]);
  await page.goto("/inbox");
  await expect(page.getByText("This browser is too old for the inbox.")).toBeVisible();
});
