import { expect, test } from "vitest";
import type { Booking, Message, Visit } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { bookingSample, messageSample, visitSample } from "#domain/testing/sample-booking.ts";
import { Now } from "#inbox/app/clock.ts";
import { planLine, quoteLine } from "#inbox/app/labels.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { detailSample } from "#inbox/testing/samples.ts";
import { textLink } from "#inbox/visits/texts.tsx";
import { Actions } from "./actions.tsx";
import { Facts } from "./facts.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { cancellationNotice, VisitSection } from "./visit-section.tsx";

function factsOf(more: Partial<Booking>) {
  const $ = render(<Facts booking={bookingSample(more)} />);
  const facts = $("dl > div")
    .map((_, fact) => [[$(fact).find("dt").text(), $(fact).find("dd").text()]])
    .get();
  return { $, facts: Object.fromEntries(facts) };
}

test("every field is shown, but for the name, which is the heading, and the area, which is derived", () => {
  const fields = bookingFields.filter((name) => !/Name$|^neighborhood$/.test(name));
  const { facts } = factsOf(Object.fromEntries(fields.map((name) => [name, `any ${name}`])));
  for (const name of fields) expect(Object.values(facts).join(), name).toContain(`any ${name}`);
});

test("phone, email and address are one tap from a call, a text, a mail and the map", () => {
  const { $ } = factsOf({});
  expect($("a[href='tel:+14805550199']").text()).toBe("(480) 555-0199");
  expect($("a[href='sms:+14805550199']").text()).toBe("Text");
  expect($("a[href^='mailto:']").text()).toBe("ana@example.com");
  const map = $("a[target=_blank]");
  expect(map.attr("href")).toContain("query=7420%20E%20Camelback%20Rd%2C%20Scottsdale%2C%20AZ");
  expect(map.attr("rel")).toBe("noreferrer");
});

test("where a lead came from is shown if it is known", () => {
  const source = leadSourceOf("utm_source=mail&utm_campaign=spring&referrer=example.com");
  const $ = render(<Facts booking={bookingSample()} source={source} />);
  expect($("dl").text()).toContain("Frommail, spring, example.com");
});

test("a phone number without digits is shown, not linked", () => {
  const { $, facts } = factsOf({ phone: "call my wife" });
  expect(facts["Phone"]).toContain("call my wife");
  expect($("a[href^='tel:']").length).toBe(0);
});

test("the plan has its quote, and a preferred day is written out", () => {
  const booking = bookingSample({ serviceDate: "2026-12-01" });
  const { facts } = factsOf(booking);
  expect(facts["Plan"]).toBe(planLine(booking) + quoteLine(booking));
  expect(facts["Preferred day"]).toBe("Tuesday, December 1, 2026");
});

test("the preferred way of contact is shown only if the visitor chose one", () => {
  expect(factsOf({}).facts).not.toHaveProperty("Reach by");
  expect(factsOf({ reachBy: "call" }).facts["Reach by"]).toBe("Call");
});

test("an erased booking shows no empty facts", () => {
  const erased = {
    phone: "",
    email: "",
    address: "",
    city: "",
    state: "",
    zipCode: "",
    page: null,
  };
  const { facts } = factsOf({ ...erased, erasedAt: "2025-11-21T00:00:00.000Z" });
  expect(Object.keys(facts)).toEqual(["Area", "Plan", "Erased"]);
  expect(facts["Erased"]).toBe("personal data, Nov 20, 2025");
});

function actionsOf(more: Partial<Booking>, visit: Visit | null = null) {
  const $ = render(<Actions booking={bookingSample(more)} visit={visit} />);
  const words = (selector: string) =>
    $(selector)
      .not("[popover] *")
      .map((_, one) => $(one).text())
      .get();
  return {
    main: words("div:has(> [aria-label=Back]) > :is(a, button):not([aria-label=Back])"),
    others: words("ul li > button, ul li > div > button"),
  };
}

test.each([
  ["pending", ["Call", "Schedule visit"], ["After the call …", "Spam"]],
  ["contacted", ["Call", "Schedule visit"], ["After the call …", "Spam"]],
  ["scheduled", ["Call", "Schedule visit"], ["Not interested"]],
  ["active", ["Call"], ["After the call …", "Visit missed: free again"]],
  ["declined", ["Call"], ["Bring back"]],
  ["spam", ["Call"], ["Not spam"]],
] as const)("a %s booking offers %s, and smaller %s", (status, main, others) => {
  expect(actionsOf({ status })).toEqual({ main, others });
});

test.each([
  ["booked", "Move visit", ["Not interested"]],
  ["no-access", "Move visit", ["Not interested"]],
  ["cancelled", "Schedule visit", ["Not interested"]],
  ["done", undefined, ["Answer …"]],
] as const)("a scheduled booking whose visit is %s goes on with %s", (state, next, others) => {
  const actions = actionsOf({ status: "scheduled" }, visitSample({ state }));
  expect(actions).toEqual({ main: ["Call", next].filter(Boolean), others });
});

test("the main button is the way they prefer, if there is one", () => {
  expect(actionsOf({ reachBy: "text" }).main[0]).toBe("Text");
  expect(actionsOf({ reachBy: "email" }).main[0]).toBe("Email");
  expect(actionsOf({ reachBy: "text", phone: "" }).main[0]).toBe("Email");
});

test("a merged or erased booking has no steps", () => {
  expect(actionsOf({ mergedInto: "b-2" })).toEqual({ main: ["Call"], others: [] });
  const erased = { erasedAt: "2026-11-19T00:00:00.000Z", phone: "", email: "" };
  expect(actionsOf({ ...erased, status: "contacted" })).toEqual({ main: [], others: [] });
});

const note = { bookingId: "b-1", note: "Code 4711" };

function sectionOf(visit: Partial<Visit>, booking: Partial<Booking> = {}) {
  const shown = visitSample(visit);
  const detail = detailSample({ booking: bookingSample(booking), visit: shown });
  const notes = { [`/api/visits/gate-notes?day=${shown.day}`]: { notes: [note] } };
  const $ = render(<VisitSection detail={detail} />, loadedClient(notes));
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
  const none = render(<VisitSection detail={detailSample()} />);
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

const isLinkOffered = (more: Partial<Booking>, now = "2026-11-20") => {
  const detail = detailSample({ booking: bookingSample({ phone: "", ...more }) });
  const menu = (
    <Now value={new Date(now)}>
      <MoreMenu detail={detail} />
    </Now>
  );
  return render(menu)("button").length > 0;
};

test("a new link is offered as long as the visitor's page can be opened", () => {
  expect(isLinkOffered({})).toBe(true);
  expect(isLinkOffered({ status: "declined" })).toBe(true);
  expect(isLinkOffered({ status: "spam" })).toBe(false);
  expect(isLinkOffered({ erasedAt: "2026-11-20T17:00:00.000Z" })).toBe(false);
  expect(isLinkOffered({ mergedInto: "b-2" })).toBe(false);
  expect(isLinkOffered({}, "2027-12-31")).toBe(false);
});
