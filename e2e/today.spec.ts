import type { Locator, Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { book, bookVisit, openToday, startSession } from "./owner.ts";

/** A booking that has just been answered may be among the calls and the visits, until each has loaded again. */
const rowIn = (page: Page, list: RegExp, name: string) =>
  page
    .getByRole("region", { name: list })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

/** The presses of one step. */
async function press(...controls: readonly Locator[]): Promise<void> {
  for (const control of controls) await control.click();
}

test("from Today on a phone, no step takes more presses than it should, and nothing is in their way", async ({
  page,
}) => {
  // The phone's own programs for calls and texts stay closed.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && /^(tel|sms):/.test(link.href)) event.preventDefault();
    }),
  );
  // Toasts go away by themselves: nobody has to press that.
  await page.addLocatorHandler(page.getByRole("button", { name: "Dismiss" }), (it) => it.click());
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const sheet = page.getByRole("dialog");
  const isClosed = () => expect(sheet).toBeHidden();
  await startSession(page);
  await book(page, { firstName: "Pressa" });
  for (const firstName of ["Stopa", "Locka"]) await bookVisit(page, { firstName });
  await openToday(page);

  const lead = rowIn(page, /^(Now|Calls)$/, "Pressa Núñez");
  await press(lead.getByRole("link", { name: "Call Pressa Núñez" }));
  await press(button(/^Called Pressa/), button("Visit booked …"), button("Save visit"));
  await isClosed();
  await expect(lead).toHaveCount(0);

  await press(button("Add a lead"), sheet.getByLabel("First name"));
  await page.keyboard.type("Calla");
  await press(sheet.getByLabel("Phone"));
  await page.keyboard.type("6025550133");
  await expectNoFindings(page);
  await press(sheet.getByRole("button", { name: "Add lead" }));
  await expect(page.getByRole("heading", { name: "Calla", level: 2 })).toBeVisible();
  await page.goBack();

  const [stopa, locka] = ["Stopa Núñez", "Locka Núñez"].map((name) =>
    rowIn(page, /^Visits$/, name),
  );
  if (!stopa || !locka) throw new Error("no visits");
  const text = "Text Stopa Núñez";
  await press(stopa.getByRole("button", { name: text }), stopa.getByText("On my way"));
  await press(button("Done, Stopa Núñez").first(), stopa.getByRole("link", { name: text }));
  const outcomes = button("Other outcomes for Locka Núñez");
  const locked = locka.getByRole("link", { name: /^No access, and text/ });
  await press(outcomes);
  await expect(locked).toHaveAttribute("href", /^sms:.*body=.*missed/);
  await expectNoFindings(page);
  await press(locked, button("Move the visit of Locka Núñez"), button("Save visit"));
  await isClosed();
  await expect(locka).toHaveCount(0);
});
