// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { type ReasonName, reasonNames, type Task } from "#domain/api/tasks.ts";
import { pressOf, type reasons, stateOfTask } from "#domain/tasks/reasons.ts";
import { bookingSample, messageSample, visitSample } from "#domain/testing/sample-booking.ts";
import { BookingPane } from "#inbox/booking/booking-pane.tsx";
import { detailSample, now, taskList, taskSample } from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { open } from "#inbox/testing/today.tsx";

const scheduled = { status: "scheduled" } as const;
type Given = readonly [Partial<Booking>, (Partial<Visit> | null)?];
const ofReason: Readonly<Record<ReasonName, Given>> = {
  erasure: [{ status: "declined" }],
  "day-off": [scheduled, { day: "2026-11-26" }],
  confirm: [{}, { day: "2026-11-24", state: "asked" }],
  call: [{}],
  outcome: [scheduled, { day: "2026-11-19" }],
  "new-day": [scheduled, { day: "2026-11-19", state: "no-access" }],
  visit: [scheduled, { day: "2026-11-20", starts: "07:00", ends: "17:00" }],
  "call-back": [{ followUpAt: "2026-11-20T16:00:00.000Z" }],
  stay: [scheduled, { day: "2026-11-19", state: "done" }],
  message: [{ status: "active", chosenPlan: "weekly" }],
};

/** The main press; of an erasure, the row leads to the booking. */
const presses: Readonly<Record<(typeof reasons)[ReasonName]["press"], RegExp>> = {
  reach: /^Call Ana/,
  confirm: /^Confirm visit of Ana/,
  done: /^Done, Ana/,
  schedule: /^Pick a day for Ana/,
  send: /^Send again to Ana/,
  customer: /^Call Ana/,
  open: /^Open Ana|^Erase …/,
};

const closedLater: Given = [{}, { day: "2026-11-26", state: "asked" }];
const rows = reasonNames.map((reason) => [reason, ofReason[reason]] as const);

test.each([...rows, ["confirm", closedLater] as const])(
  "%s: row, Next and the booking's page say and offer the same",
  async (reason, [more, slot = null]) => {
    const booking = bookingSample(more);
    const visit = slot && visitSample(slot);
    const undelivered = reason === "message" ? [messageSample({ state: "failed" })] : [];
    const task: Task = taskSample({
      ...{ reason, booking, visit, undelivered, note: "Two gates", special: ["booked twice"] },
      due: "2026-11-20T18:00:00.000Z",
    });
    const answers = {
      "GET /api/tasks": () => taskList([task]),
      "GET /api/bookings/b-1": () => detailSample({ booking, visit, messages: undelivered }),
      "GET /api/bookings/b-1/visits/days": () => ({ days: [] }),
    };
    const { phrase } = stateOfTask(task, { now, daysOff: [] });
    const press = presses[pressOf(task, [])];
    const offers = (part: HTMLElement) =>
      [...within(part).queryAllByRole("link"), ...within(part).queryAllByRole("button")].some(
        (one) => press.test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
      );
    const today = open(() => (visit ? [{ ...visit, booking }] : []), answers);
    const [row] = await screen.findAllByRole("listitem");
    const next = screen.getByRole("region", { name: "Next" });
    // A stop of today is on its road, under its window.
    const shown = reason === "visit" ? [next] : [row, next];
    for (const part of shown) expect(part?.textContent).toContain(phrase);
    for (const part of [row, next]) {
      expect(part?.textContent).toContain("Two gates");
      expect(part && offers(part)).toBe(true);
    }
    expect(row?.textContent).toContain("booked twice");
    today.unmount();
    show(<BookingPane id="b-1" />, answers);
    const page = screen.getByRole("region", { name: "Booking" });
    await within(page).findByText(phrase);
    await within(page).findByText("booked twice");
    expect(offers(page)).toBe(true);
  },
);
