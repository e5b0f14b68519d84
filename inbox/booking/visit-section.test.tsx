import { expect, test } from "vitest";
import type { Booking, Message, Visit } from "#domain/api/bookings.ts";
import { bookingSample, messageSample, visitSample } from "#domain/testing/sample-booking.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { detailSample } from "#inbox/testing/samples.ts";
import { textLink } from "#inbox/visits/text-links.ts";
import { cancellationNotice, VisitSection } from "./visit-section.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");
const note = { bookingId: "b-1", note: "Code 4711" };

function sectionOf(visit: Partial<Visit>, booking: Partial<Booking> = {}) {
  const shown = visitSample(visit);
  const detail = detailSample({ booking: bookingSample(booking), visit: shown });
  const notes = { [`/api/visits/gate-notes?day=${shown.day}`]: { notes: [note] } };
  const $ = render(<VisitSection detail={detail} now={now} />, loadedClient(notes));
  const actions = $("button, a").map((_, one) => $(one).text());
  return { $, actions: actions.get() };
}

test.each([
  ["still ahead", { day: "2026-11-24" }, ["Text: new day", "Cancel visit …"]],
  ["today", {}, ["Done", "No access", "Cancel visit …"]],
  ["asked for", { state: "asked" }, ["Confirm visit", "Cancel visit …"]],
  ["asked for on a holiday", { state: "asked", day: "2026-11-26" }, ["Cancel visit …"]],
  [
    "behind a locked gate",
    { state: "no-access" },
    ["Text: sorry we missed you", "Change", "Done", "Not yet …", "Cancel visit …"],
  ],
  ["done", { state: "done" }, ["Text: done", "They said …", "Change", "No access", "Not yet …"]],
  ["canceled", { state: "cancelled" }, []],
] as const)("a visit that is %s offers what can follow", (_name, visit, expected) => {
  expect(sectionOf(visit).actions).toEqual(expected);
  expect(sectionOf(visit, { mergedInto: "b-2" }).actions).toEqual([]);
});

test("the state of a visit is in words, and the phone opens with the text that fits it", () => {
  const words = (visit: Partial<Visit>) => sectionOf(visit).$("b").text();
  expect(words({})).toBe("");
  expect(words({ day: "2026-11-19" })).toBe("no outcome yet");
  expect(words({ state: "asked" })).toBe("asked for, not yet confirmed");
  expect(words({ state: "done", outcomeAt: "2026-11-20T16:30:00.000Z" })).toBe(
    "done, Nov 20, 9:30 AM",
  );
  for (const [state, text] of [
    ["done", "done"],
    ["no-access", "missed"],
  ] as const)
    expect(sectionOf({ state }).$("a").attr("href")).toBe(textLink(bookingSample({}), text));
  const later = sectionOf({ state: "done", day: "2026-11-19" }).$("a");
  expect(later.eq(0).text()).toBe("Text: ask for a review");
  // What they answer is typed into the draft of a review.
  expect(later.eq(1).attr("href")).toMatch(
    /view=website&page=reviews&add=reviews&name=[^&]+&neighborhood=/,
  );
});

test("the gate note is shown for a visit that is booked, not after it", () => {
  expect(sectionOf({}).$("section").text()).toContain("Gate: Code 4711");
  expect(sectionOf({ state: "done" }).$("section").text()).not.toContain("4711");
  const none = render(<VisitSection detail={detailSample()} now={now} />);
  expect(none("section")).toHaveLength(0);
});

test("before a visit is canceled, it is said who gets an email and who has to be told by phone", () => {
  const mail = (state: Message["state"]) => messageSample({ kind: "visit", state });
  const notice = (visit: Visit, messages: Message[] = [], email = "ana@example.com") =>
    cancellationNotice(detailSample({ booking: bookingSample({ email }), visit, messages }), visit);
  const booked = visitSample({});
  const asked = visitSample({ state: "asked" });
  const byEmail = "Ana gets an email about the cancellation.";
  expect(notice(booked)).toBe(byEmail);
  expect(notice(asked, [mail("sent")])).toBe(byEmail);
  expect(notice(asked, [mail("dropped")])).toMatch(/^Ana asked for this day and gets no email/);
  expect(notice(booked, [], "")).toBe("No email: tell Ana by phone.");
});
