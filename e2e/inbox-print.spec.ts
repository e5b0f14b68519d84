import type { Locator, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { areas } from "#content/areas.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween, weekOf } from "#domain/days.ts";
import { bookedVisitSample } from "#inbox/testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, idOf, openBooking, openInbox, openToday, openView } from "./owner.ts";

test("a printed list has everything needed for a call and a drive, and no controls", async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Printa", address: "4 Paper Ln", phone: "(602) 555-0144" });
  await expect(page.getByRole("link", { name: "Printa Núñez" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("row").filter({ hasText: "Printa" });
  for (const text of ["(602) 555-0144", "4 Paper Ln, Scottsdale, AZ 85251", "Weekly · 3 dogs"])
    await expect(row.getByText(text)).toBeVisible();
  await expect(page.getByText(/, printed \w+, \w+ \d+, \d{4} at/)).toBeVisible();
  await expect(page.getByLabel("Search bookings")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Views" }).first()).toBeHidden();
});

test("a printed booking has everything that is known, but no list and no controls", async ({
  page,
}) => {
  await openInbox(page);
  await book(page, { firstName: "Printella", specialRequests: "Two gates" });
  await openBooking(page, "Printella");
  // A wide, low window scrolls the booking inside its pane.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByLabel("New note").fill("Call after five");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(/: note added\.$/).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const pane = page.getByRole("region", { name: "Booking", exact: true });
  for (const text of ["Printella Núñez", "(480) 555-0199", "Two gates", "Call after five"])
    await expect(pane.getByText(text).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "New" })).toBeHidden();
  const fits = await pane.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
  );
  expect(fits, "all of it, not what fits on the screen").toBe(true);
});

test("on paper Today and the week have streets and phones, and no controls", async ({ page }) => {
  await openToday(page);
  await bookVisit(page, { firstName: "Papera", phone: "(602) 555-0147", address: "4 Paper Ln" });
  for (const view of ["Visits", /^Week of /]) {
    if (view !== "Visits") await openView(page, "Week");
    const list = page.getByRole("region", { name: view, exact: true });
    const visit = list.getByRole("listitem").filter({ hasText: "Papera" }).last();
    await expect(visit).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const text of [/^4 Paper Ln/, "(602) 555-0147"])
      await expect(visit.getByText(text)).toBeVisible();
    // A day that can be pressed is only its name on paper.
    await expect(page.getByRole("button", { name: /^(?!.*set a day off)/ })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Next" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

/** The Latin letters and numbers of a text, without marks: in a PDF, others cannot be read back as they were. */
const letters = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\p{Script=Latin}\p{N}]/gu, "")
    .toLowerCase();

/** The letters of each sheet, as the browser prints it. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter" });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(letters);
}

/** The letters of all that the screen says outside of its controls. */
async function wordsOn(part: Locator): Promise<string[]> {
  const words = await part.evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const isPrinted =
        parent?.checkVisibility() &&
        !parent.closest("button, form, summary, [class*='screenOnly'], [class*='visuallyHidden']");
      if (isPrinted && textContent?.trim()) words.push(textContent);
    }
    return words;
  });
  return words.map(letters);
}

const nextSunday = addDays(weekOf(phoenixDay(new Date())), 7);
/** Eight visits on each day of the week, with long names and requests. */
const fullWeek = daysBetween(nextSunday, addDays(nextSunday, 6)).map((day) => ({
  day: { day, capacity: 8, taken: 8, off: null },
  visits: Array.from({ length: 8 }, (_, at) =>
    bookedVisitSample(`${day}-${at}`, {
      day,
      ...(at < 4 ? {} : { starts: "11:00", ends: "15:00" }),
      booking: {
        firstName: `Bartholomew${at}`,
        lastName: "Featherstonehaugh",
        phone: `(480) 555-01${at}0`,
        area: areas[at]?.slug ?? null,
        specialRequests: `Gate on the left, lift the latch. The brown dog barks ${at} times.`,
      },
    }),
  ),
}));

for (const [width, name] of [
  [390, "phone"],
  [1280, "laptop"],
] as const) {
  test(`what a ${name} shows is printed, on every screen, and no sheet is blank`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await openInbox(page);
    for (const at of [1, 2, 3, 4, 5, 6]) await book(page, { firstName: `Sheeta${name}${at}` });
    for (const at of [1, 2, 3]) await bookVisit(page, { firstName: `Sheeto${name}${at}` });
    const id = await idOf(page, `Sheeta${name}1`);
    for (const query of [
      ...["view=today", "view=inbox", "view=week", "view=numbers", "view=settings"],
      ...["view=settings&page=account", `view=inbox&booking=${id}`, `view=today&booking=${id}`],
    ]) {
      await page.goto(`/inbox?${query}`, { waitUntil: "networkidle" });
      // A booking is printed without the list beside it.
      const pane = page.getByRole("region", { name: "Booking", exact: true });
      // While it is printed, a minute may pass, or an email leave.
      await expect(async () => {
        const words = await wordsOn(query.includes("booking=") ? pane : page.locator("main"));
        expect(words.length, query).toBeGreaterThan(5);
        const sheets = await sheetsOf(page);
        expect(sheets.filter((sheet) => sheet === "").length, `blank sheets of ${query}`).toBe(0);
        const lost = words.filter((word) => !sheets.join("").includes(word));
        expect(lost, query).toEqual([]);
      }).toPass({ timeout: 30_000 });
    }
  });

  test(`a full week of a ${name} is printed on one sheet, with whole names, dogs and requests`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openInbox(page);
    await page.route(`**/api/visits?from=${nextSunday}*`, (route) =>
      route.fulfill({
        json: {
          days: fullWeek.map(({ day }) => day),
          visits: fullWeek.flatMap(({ visits }) => visits),
        },
      }),
    );
    await page.goto(`/inbox?view=week&week=${nextSunday}`, { waitUntil: "networkidle" });
    const [sheet = "", ...others] = await sheetsOf(page);
    expect(others).toEqual([]);
    for (const word of await wordsOn(page.locator("main"))) expect(sheet).toContain(word);
    for (const { visits } of fullWeek)
      for (const { booking } of visits)
        for (const words of [
          `${booking.firstName} ${booking.lastName}`,
          booking.phone,
          booking.address,
          "3 dogs",
          booking.specialRequests ?? "",
        ])
          expect(sheet).toContain(letters(words));
  });
}
