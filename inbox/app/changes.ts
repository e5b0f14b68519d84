import type * as z from "zod/mini";
import { type Booking, bookingEndpoints, type Visit } from "#domain/api/bookings.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { type BookingStatus, statusWord } from "#domain/booking/status.ts";
import { momentWords, visitDayWords } from "#domain/business-clock/visits.ts";
import { addressOfCall } from "./call.ts";
import { callName, nameOf } from "./labels.ts";
import type { Press } from "./presses.ts";

/** A change to a booking, to be run by `useChanges`. */
export type BookingChange = Omit<Press, "at" | "key">;

/** The booking, and what is sent for it. */
const sending = <Body extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Body, typeof bookingEndpoints.detail.answer>,
  bookingId: string,
  name: string,
  body?: z.input<Body>,
): Pick<BookingChange, "bookingId" | "call" | "name"> => ({
  bookingId,
  name,
  call: {
    method: endpoint.method,
    address: addressOfCall(endpoint, { params: { id: bookingId } }),
    body,
  },
});

export const changeStatus = (booking: Booking, to: BookingStatus): BookingChange => ({
  ...sending(bookingEndpoints.changeStatus, booking.id, nameOf(booking), {
    from: booking.status,
    to,
  }),
  done: `${nameOf(booking)}: ${statusWord({ ...booking, status: to })}.`,
  undoes: "status",
});

export type Call = Omit<z.input<typeof bookingEndpoints.call.body>, "from">;

/** What is said of an outcome, and the kind of event that has it. */
const callWords = {
  reached: ["reached, back on the list", "follow-up"],
  "call-back": ["back on the list", "follow-up"],
  voicemail: ["voicemail noted, next try", "voicemail"],
  "not-interested": ["Not interested", "status"],
  "wrong-number": ["wrong number, off the list", "status"],
  customer: ["Customer", "status"],
} as const;

export function recordCall(booking: Booking, call: Call): BookingChange {
  const [said, undoes] = callWords[call.outcome];
  const when = call.until === undefined ? "" : ` ${momentWords(new Date(call.until))}`;
  return {
    ...sending(bookingEndpoints.call, booking.id, nameOf(booking), {
      from: booking.status,
      ...call,
    }),
    done: `${nameOf(booking)}: ${said}${when}.`,
    undoes,
  };
}

/** What the server takes for a visit. */
export type VisitSlot = z.input<(typeof visitEndpoints.schedule)["body"]>;

/** Whether the visit has a day: a canceled one is scheduled again. */
export const isMove = (visit: Visit | null): visit is Visit =>
  visit !== null && visit.state !== "cancelled" && visit.state !== "done";

export const scheduleVisit = (
  booking: Booking,
  visit: Visit | null,
  slot: VisitSlot,
): BookingChange => ({
  ...sending(visitEndpoints.schedule, booking.id, nameOf(booking), slot),
  done: [
    `${nameOf(booking)}: visit on ${visitDayWords(slot.day)}.`,
    booking.email === "" && `No email: tell ${callName(booking)} by phone.`,
  ]
    .filter(Boolean)
    .join(" "),
  undoes: isMove(visit) ? "visit-moved" : "visit-scheduled",
});

/** The visit gets the day and the hours that it has. */
const keepSlot = (
  booking: Booking,
  { day, starts, ends, sequence: seen }: Visit,
  override: boolean,
) =>
  sending(visitEndpoints.schedule, booking.id, nameOf(booking), {
    day,
    starts,
    ends,
    override,
    seen,
  });

/** Confirms a day that a visitor asked for. The customer gets the email with the calendar file. */
export const confirmVisit = (visit: Visit, booking: Booking): BookingChange => ({
  ...keepSlot(booking, visit, false),
  done: `${nameOf(booking)}: visit on ${visitDayWords(visit.day)} confirmed. ${
    booking.email
      ? "The calendar file is on its way."
      : `No email: tell ${callName(booking)} by phone.`
  }`,
  undoes: "visit-scheduled",
});

/** The visit stays, although the day is closed. */
export const comeAnyway = (visit: Visit, booking: Booking): BookingChange => ({
  ...keepSlot(booking, visit, true),
  done: `${nameOf(booking)}: the visit on ${visitDayWords(visit.day)} stays.`,
});

const outcomes = {
  done: { words: "visit done", event: "visit-done" },
  "no-access": { words: "no access", event: "visit-no-access" },
  cancelled: { words: "visit canceled", event: "visit-cancelled" },
} as const;

export const recordOutcome = (
  { bookingId, sequence: seen }: Pick<Visit, "bookingId" | "sequence">,
  name: string,
  state: keyof typeof outcomes,
): BookingChange => ({
  bookingId,
  name,
  outcome: { state, seen },
  done: `${name}: ${outcomes[state].words}.`,
  undoes: outcomes[state].event,
});

/** Takes back the outcome of the visit, stored or waiting to be sent. */
export const takeBackOutcome = (
  { bookingId, sequence: seen, state }: Pick<Visit, "bookingId" | "sequence" | "state">,
  name: string,
  isWaiting: boolean,
): BookingChange => ({
  bookingId,
  name,
  done: `${name}: the visit is open again.`,
  ...(isWaiting
    ? { outcome: { state: "booked", seen } }
    : { takesBack: state === "no-access" ? "visit-no-access" : "visit-done" }),
});

export const addNote = (booking: Booking, text: string): BookingChange => ({
  ...sending(bookingEndpoints.note, booking.id, nameOf(booking), { text }),
  done: `${nameOf(booking)}: note added.`,
  undoes: "note",
  note: text,
});

export const addLead = (lead: z.input<typeof bookingEndpoints.addLead.body>): BookingChange => ({
  ...sending(bookingEndpoints.addLead, "", nameOf(lead), lead),
  done: `${nameOf(lead)} is on the list.`,
});

export const correct = (
  booking: Booking,
  correction: z.input<typeof bookingEndpoints.correct.body>,
): BookingChange => ({
  ...sending(bookingEndpoints.correct, booking.id, nameOf(booking), correction),
  done: `${nameOf(booking)}: corrected.`,
});

export const merge = (
  closed: Booking,
  survivor: Booking,
  keep: z.input<typeof bookingEndpoints.merge.body>["keep"],
): BookingChange => ({
  ...sending(bookingEndpoints.merge, closed.id, nameOf(closed), { into: survivor.id, keep }),
  done: `${nameOf(survivor)}: merged into one booking.`,
});

export const undo = (bookingId: string, name: string, event: string): BookingChange => ({
  ...sending(bookingEndpoints.undo, bookingId, name, { event }),
  done: `${name}: undone.`,
});

export const erase = (booking: Booking): BookingChange => ({
  ...sending(bookingEndpoints.erase, booking.id, nameOf(booking)),
  done: `${nameOf(booking)}: the personal data is erased.`,
});
