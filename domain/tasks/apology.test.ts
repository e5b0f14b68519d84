import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking, Message } from "#domain/api/bookings.ts";
import { callBy, replyBy } from "#domain/business-clock/promise.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { apologyLines, apologyOf, canApologize } from "./apology.ts";

const booked = "2026-11-20T16:40:00.000Z";
const promised = replyBy(new Date(booked));
const late = new Date(promised.getTime() + 1);
const booking = bookingSample({ createdAt: booked });

test("the email begins with the promise that was missed, in Phoenix time", () => {
  const { apology, zone } = mailWords;
  expect(apologyLines(new Date(booked), [])).toEqual([
    `${apology.said} ${formatDayAndTime(callBy(new Date(booked), []))} (${zone}) ${apology.missed}`,
    apology.line,
    apology.next,
  ]);
});

test("visitors who are still waiting can get it as soon as the promised time is over", () => {
  expect(canApologize(booking, promised)).toBe(false);
  expect(canApologize(booking, late)).toBe(true);
});

test("visitors who were called too late can get it at any time, those called in time never", () => {
  const called = (contactSeconds: number) =>
    canApologize({ ...booking, status: "contacted", contactSeconds }, new Date(booked));
  expect(called(business.replyWithinHours * 3600)).toBe(false);
  expect(called(business.replyWithinHours * 3600 + 1)).toBe(true);
});

test.each<Partial<Booking>>([
  { status: "scheduled" },
  { status: "declined" },
  { mergedInto: "other" },
  { erasedAt: booked },
  { email: "" },
])("%j gets none", (more) => {
  expect(canApologize({ ...booking, ...more }, late)).toBe(false);
});

test("an apology that was asked for is found among the messages", () => {
  const message = (kind: Message["kind"]): Message => ({
    id: kind,
    kind,
    bookingId: "b-1",
    deviceId: null,
    state: "sent",
    attempts: 1,
    createdAt: booked,
    nextAt: booked,
    sentAt: booked,
    error: null,
  });
  const messages = [message("lead"), message("apology")];
  expect(apologyOf({ messages })?.kind).toBe("apology");
  expect(apologyOf({ messages: messages.slice(0, 1) })).toBeUndefined();
  const dropped = { ...message("apology"), state: "dropped" } as const;
  expect(apologyOf({ messages: [dropped] })).toBeUndefined();
});
