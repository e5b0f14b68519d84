import ICAL from "ical.js";
import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { mailWords } from "#content/mail.ts";
import { eventSample, visitSample } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { dueMessage, readMail } from "#server/testing/messages.ts";
import { readCalendar } from "#server/testing/read-calendar.ts";
import type { DueVisit } from "./channels.ts";
import { isNeeded } from "./deliver-due.ts";

const now = new Date("2026-11-22T23:00:00.000Z");

const booked: DueVisit = {
  ...visitSample({ day: "2026-11-24", changedAt: "2026-11-22T23:00:00.000Z" }),
  uid: "019a0000-0000-7000-8000-00000000000a",
  eventId: "e-1",
  wasAnnounced: false,
};

/** A visit's email as a mail program reads it. */
async function send(
  visit: Partial<DueVisit>,
  { kind = "visit", ...given }: Parameters<typeof dueMessage>[0] = {},
) {
  const due = dueMessage({ kind, visit: { ...booked, ...visit }, ...given });
  const { attachments, ...mail } = await readMail(due, now);
  const calendars = attachments.map(({ content, mimeType, method }) => ({
    mimeType,
    method,
    text: typeof content === "string" ? content : new TextDecoder().decode(content),
  }));
  return { ...mail, calendars };
}

const eventIn = (text: string) => {
  const { calendar, events } = readCalendar(text);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  const { organizer, attendees } = new ICAL.Event(component);
  return {
    ...events[0],
    method: calendar.getFirstPropertyValue("method"),
    organizer,
    attendees: attendees.map((attendee) => attendee.getFirstValue()),
  };
};

test("the email has day, window, what to expect and the phone number, and can be replied to", async () => {
  const mail = await send({}, { link: "/visit/own" });
  expect(mail.text).toContain("https://site.example/visit/own");
  expect(mail).toMatchObject({
    subject: "See you on Tuesday, November 24",
    to: [{ address: "ana@example.com", name: "" }],
    replyTo: [{ address: contact.email }],
  });
  for (const words of [
    "Hello Ana, this is the day of your visit.",
    "Day: Tuesday, November 24",
    "Time: 7 AM to 11 AM (Arizona time)",
    "You don't need to be home.",
    formatPhone(contact.phone),
    "https://site.example/privacy",
  ])
    expect(mail.text).toContain(words);
  expect(mail.html).toContain("7 AM to 11 AM");
});

test("each change is the same event with a higher sequence and the matching method", async () => {
  const read = async (visit: Partial<DueVisit>) => {
    const { calendars } = await send(visit);
    expect(calendars.length).toBeGreaterThan(0);
    const [first] = calendars;
    // The part and its attachment are the same file.
    for (const { text } of calendars) expect(text).toBe(first?.text);
    return eventIn(first?.text ?? "");
  };
  const first = await read({});
  expect(first).toEqual({
    method: "REQUEST",
    uid: booked.uid,
    summary: expect.any(String),
    sequence: 0,
    status: "CONFIRMED",
    start: "2026-11-24T14:00:00.000Z",
    end: "2026-11-24T18:00:00.000Z",
    organizer: `mailto:${contact.email}`,
    attendees: ["MAILTO:ana@example.com"],
  });
  expect(await read({ day: "2026-11-27", sequence: 1, wasAnnounced: true })).toEqual({
    ...first,
    sequence: 1,
    start: "2026-11-27T14:00:00.000Z",
    end: "2026-11-27T18:00:00.000Z",
  });
  expect(await read({ state: "cancelled", sequence: 2 })).toEqual({
    ...first,
    summary: `Canceled: ${first.summary}`,
    sequence: 2,
    method: "CANCEL",
    status: "CANCELLED",
  });
  const { raw } = await send({ state: "cancelled" });
  // It would break a long link.
  expect(raw).not.toContain("quoted-printable");
  expect(raw).toMatch(/content-type: text\/calendar;[^\n]*\s*method=CANCEL/i);
});

test.each<[string, Partial<DueVisit>, RegExp, RegExp]>([
  ["moved", { wasAnnounced: true }, /^Moved: your visit is on Tuesday/, /has moved to this day/],
  ["canceled", { state: "cancelled" }, /^Canceled: /, /we will not come on this day/],
])("a visit that is %s says so", async (_, visit, subject, words) => {
  const mail = await send(visit);
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toMatch(words);
});

test("a cancellation says nothing about what to expect", async () => {
  const { text } = await send({ state: "cancelled" });
  expect(text).not.toMatch(/expect|Free/);
});

test.each<
  [
    string,
    Parameters<typeof send>,
    keyof typeof mailWords.visit & ("changes" | "again"),
    "there" | "call",
  ]
>([
  ["a visit to come", [{}], "changes", "there"],
  ["a visit of today", [{ day: "2026-11-22" }], "changes", "call"],
  ["a visit that goes on without the mailbox", [{}, { kind: "merged" }], "again", "call"],
  ["a canceled visit", [{ state: "cancelled" }], "again", "there"],
  [
    "the visit of a canceled booking",
    [{ state: "cancelled" }, { booking: { status: "declined" } }],
    "again",
    "call",
  ],
])("the mail about %s names only ways that are open", async (_, given, what, way) => {
  const { text } = await send(...given);
  expect(text).toContain(mailWords.visit[what][way]);
});

test("a reminder has no calendar file, because the calendar already has the visit", async () => {
  const mail = await send({}, { kind: "visit-reminder" });
  expect(mail.subject).toBe("Reminder: your visit is on Tuesday, November 24");
  expect(mail.calendars).toEqual([]);
});

test.each(["visit", "visit-reminder"] as const)(
  "a %s mail is not sent once the address is removed",
  (kind) => {
    const scheduled = eventSample({ id: booked.eventId, kind: "visit-scheduled" });
    const isSent = (email: string) =>
      isNeeded(dueMessage({ kind, event: scheduled, visit: booked, booking: { email } }), now);
    expect([isSent("ana@example.com"), isSent("")]).toEqual([true, false]);
  },
);
