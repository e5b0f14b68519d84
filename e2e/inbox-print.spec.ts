import type { Locator, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { areas } from "#content/areas.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween, weekOf } from "#domain/days.ts";
import { bookedVisitSample } from "#inbox/testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { book, idOf, openInbox } from "./owner.ts";

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
        !parent.closest("button, form, summary, [class*='print:hidden'], .sr-only");
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
] as const)
  test(`a ${name} prints a full week on one sheet, and all that it shows of a booking, without controls`, async ({
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
    for (const { booking } of fullWeek.flatMap(({ visits }) => visits)) {
      const { firstName, lastName, phone, address, specialRequests } = booking;
      for (const words of [`${firstName} ${lastName}`, phone, address, "3 dogs", specialRequests])
        expect(sheet).toContain(letters(words ?? ""));
    }

    await book(page, { firstName: `Sheeta${name}`, specialRequests: "A gate code\n".repeat(90) });
    const id = await idOf(page, `Sheeta${name}`);
    await page.goto(`/inbox?view=bookings&booking=${id}`, { waitUntil: "networkidle" });
    const pane = page.getByRole("region", { name: "Booking", exact: true });
    // While it is printed, a minute may pass, or an email leave.
    await expect(async () => {
      const words = await wordsOn(pane);
      expect(words.length).toBeGreaterThan(5);
      const sheets = await sheetsOf(page);
      expect(sheets, "no sheet is blank").not.toContain("");
      expect(words.filter((word) => !sheets.join("").includes(word))).toEqual([]);
    }).toPass();
    await page.emulateMedia({ media: "print" });
    // A booking is printed without the list beside it.
    for (const role of ["button", "row"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });
