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

type Whose = Pick<BookingChange, "bookingId" | "name">;
const whoseOf = (booking: Booking): Whose => ({ bookingId: booking.id, name: nameOf(booking) });

/** What is sent for a booking, and what is said then. */
const sending = <Body extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Body, typeof bookingEndpoints.detail.answer>,
  { bookingId, name }: Whose,
  done: string,
  body?: z.input<Body>,
): BookingChange => {
  const address = addressOfCall(endpoint, { params: { id: bookingId } });
  return {
    bookingId,
    name,
    done: `${name}: ${done}`,
    call: { method: endpoint.method, address, body },
  };
};

export const changeStatus = (booking: Booking, to: BookingStatus): BookingChange => ({
  ...sending(
    bookingEndpoints.changeStatus,
    whoseOf(booking),
    `${statusWord({ ...booking, status: to })}.`,
    { from: booking.status, to },
  ),
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
  const body = { from: booking.status, ...call };
  return { ...sending(bookingEndpoints.call, whoseOf(booking), `${said}${when}.`, body), undoes };
}

/** What the server takes for a visit. */
export type VisitSlot = z.input<(typeof visitEndpoints.schedule)["body"]>;

/** Whether the visit has a day: a canceled one is scheduled again. */
export const isMove = (visit: Visit | null): visit is Visit =>
  visit !== null && visit.state !== "cancelled" && visit.state !== "done";

/** Ends a sentence about a visit: what has been mailed, or that nothing can be. */
const told = (booking: Booking, mailed = "") =>
  booking.email ? mailed : ` No email: tell ${callName(booking)} by phone.`;

export function scheduleVisit(
  booking: Booking,
  visit: Visit | null,
  slot: VisitSlot,
): BookingChange {
  const done = `visit on ${visitDayWords(slot.day)}.${told(booking)}`;
  return {
    ...sending(visitEndpoints.schedule, whoseOf(booking), done, slot),
    undoes: isMove(visit) ? "visit-moved" : "visit-scheduled",
  };
}

/** The visit gets the day and the hours that it has. */
const keepSlot = (
  booking: Booking,
  { day, starts, ends, sequence: seen }: Visit,
  override: boolean,
  done: string,
) =>
  sending(visitEndpoints.schedule, whoseOf(booking), done, { day, starts, ends, override, seen });

/** Confirms a day that a visitor asked for. The customer gets the email with the calendar file. */
export function confirmVisit(visit: Visit, booking: Booking): BookingChange {
  const mailed = told(booking, " The calendar file is on its way.");
  const done = `visit on ${visitDayWords(visit.day)} confirmed.${mailed}`;
  return { ...keepSlot(booking, visit, false, done), undoes: "visit-scheduled" };
}

/** The visit stays, although the day is closed. */
export const comeAnyway = (visit: Visit, booking: Booking): BookingChange =>
  keepSlot(booking, visit, true, `the visit on ${visitDayWords(visit.day)} stays.`);

const outcomes = { done: "visit done", "no-access": "no access", cancelled: "visit canceled" };

export const recordOutcome = (
  { bookingId, sequence: seen }: Pick<Visit, "bookingId" | "sequence">,
  name: string,
  outcome: keyof typeof outcomes,
): BookingChange => ({
  ...sending(visitEndpoints.outcome, { bookingId, name }, `${outcomes[outcome]}.`, {
    outcome,
    seen,
  }),
  undoes: `visit-${outcome}`,
});

/** Takes back the outcome of the visit. */
export const takeBackOutcome = (
  { bookingId, state }: Pick<Visit, "bookingId" | "state">,
  name: string,
): BookingChange => ({
  bookingId,
  name,
  done: `${name}: the visit is open again.`,
  takesBack: state === "no-access" ? "visit-no-access" : "visit-done",
});

export const addNote = (booking: Booking, text: string): BookingChange => ({
  ...sending(bookingEndpoints.note, whoseOf(booking), "note added.", { text }),
  undoes: "note",
  note: text,
});

export const addLead = (lead: z.input<typeof bookingEndpoints.addLead.body>): BookingChange => ({
  ...sending(bookingEndpoints.addLead, { bookingId: "", name: nameOf(lead) }, "", lead),
  done: `${nameOf(lead)} is on the list.`,
});

export const correct = (
  booking: Booking,
  correction: z.input<typeof bookingEndpoints.correct.body>,
): BookingChange => sending(bookingEndpoints.correct, whoseOf(booking), "corrected.", correction);

export const merge = (
  booking: Booking,
  { id: into }: Pick<Booking, "id">,
  keep: z.input<typeof bookingEndpoints.merge.body>["keep"],
): BookingChange =>
  sending(bookingEndpoints.merge, whoseOf(booking), "merged into one booking.", { into, keep });

export const undo = (whose: Whose, event: string): BookingChange =>
  sending(bookingEndpoints.undo, whose, "undone.", { event });

export const erase = (booking: Booking): BookingChange =>
  sending(bookingEndpoints.erase, whoseOf(booking), "the personal data is erased.");
