import type { Booking, BookingDetail, BookingRow } from "#domain/api/bookings.ts";
import type { Summary } from "#domain/api/reports.ts";
import type { Session } from "#domain/api/session.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit, OfferedDay } from "#domain/api/visits.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";

/** Of every screen, unless a test says otherwise. */
export const now = new Date("2026-11-20T17:00:00.000Z");

/** A visit with its own booking. */
export const bookedVisitSample = (
  id: string,
  { booking, ...more }: Partial<Omit<BookedVisit, "booking">> & { booking?: Partial<Booking> } = {},
): BookedVisit => ({
  ...visitSample({ bookingId: id, ...more }),
  booking: bookingSample({ id, status: "scheduled", ...booking }),
});

/** A booking in a list. */
export const rowSample = (more: Partial<BookingRow> = {}): BookingRow => ({
  ...bookingSample(more),
  ...{ phrase: "New", visit: null, note: null },
  ...more,
});

/** A route day with three of eight places taken. */
export const offeredDaySample = (day: string, more: Partial<OfferedDay> = {}): OfferedDay => ({
  day,
  capacity: 8,
  taken: 3,
  off: null,
  isRouteDay: true,
  fits: true,
  nearby: 0,
  ...more,
});

/** What needs a person, a call unless the values say otherwise. */
export const taskSample = (more: Partial<Task> = {}): Task => ({
  reason: "call",
  due: "2026-11-21T16:40:00.000Z",
  rank: "later",
  special: [],
  note: null,
  booking: bookingSample(),
  visit: null,
  undelivered: [],
  ...more,
});

/** As the server lists what needs a person. */
export const taskList = (items: readonly Task[], more = 0) => ({ items, more, folds: [] });

/** The visit of a booking as a task. */
export const visitTask = (
  reason: Task["reason"],
  { booking, ...visit }: BookedVisit,
  more: Partial<Task> = {},
): Task => taskSample({ reason, booking, visit, due: `${visit.day}T18:00:00.000Z`, ...more });

/** A signed-in owner. */
export const sessionSample = (more: Partial<Session> = {}): Session => ({
  username: "riley",
  role: "owner",
  firstPasswordUntil: null,
  ...more,
});

/** An open booking to which nothing has happened yet. */
export const detailSample = (more: Partial<BookingDetail> = {}): BookingDetail => ({
  booking: bookingSample({}),
  visit: null,
  history: [],
  messages: [],
  source: leadSourceOf(null),
  related: [],
  ...more,
});

/** The summary of a quiet day. */
export const summarySample = (more: Partial<Summary> = {}): Summary => ({
  spam: 0,
  failedMessages: 0,
  blockers: [],
  broken: [],
  leftOut: [],
  leadsTo: "riley@scoopdale.example",
  delivery: "smtp",
  ...more,
});
