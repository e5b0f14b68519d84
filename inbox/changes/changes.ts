import type * as z from "zod/mini";
import {
  type Booking,
  type BookingDetail,
  type BookingEvent,
  bookingEndpoints,
  type Visit,
} from "#domain/api/bookings.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { type BookingStatus, statusWord } from "#domain/booking/status.ts";
import { momentWords, visitDayWords } from "#domain/business-clock/visits.ts";
import { addressOfCall, call, problemOf } from "#inbox/api/call.ts";
import { callName, nameOf } from "#inbox/text/labels.ts";
import { lastEvent } from "./booking-events.ts";
import type { KeptChange } from "./outbox.ts";

/** A change to a booking, to be run by `useChanges`. */
export interface BookingChange {
  readonly bookingId: string;
  /** Describes the change completely. Until the server has answered, the same text again is a retry. */
  readonly what: string;
  readonly send: (key: string) => Promise<BookingDetail>;
  /** The toast after success. */
  readonly done: string;
  /** The kind of event that an undo takes back. */
  readonly undoes?: BookingEvent["kind"];
  /** What is kept of it until it can be sent; undefined where it must be sent now or not at all. */
  readonly kept?: KeptChange;
}

/** The booking's id, what is sent, and how. */
const sending = <Body extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Body, typeof bookingEndpoints.detail.answer>,
  id: string,
  body?: z.input<Body>,
): Pick<BookingChange, "bookingId" | "send" | "what"> => ({
  bookingId: id,
  what: `${endpoint.method} ${addressOfCall(endpoint, { params: { id } })} ${JSON.stringify(body)}`,
  send: (key) =>
    call(endpoint, {
      params: { id },
      ...(body !== undefined && { body }),
      ...(endpoint.keyed && { key }),
    }),
});

/** @param plan of a new customer */
export const changeStatus = (
  booking: Booking,
  to: BookingStatus,
  plan?: z.input<typeof bookingEndpoints.changeStatus.body>["plan"],
): BookingChange => ({
  ...sending(bookingEndpoints.changeStatus, booking.id, { from: booking.status, to, plan }),
  done: `${nameOf(booking)}: ${statusWord({ ...booking, status: to })}.`,
  undoes: "status",
});

const followUp = (booking: Booking, until: Date, isVoicemail: boolean) =>
  sending(bookingEndpoints.followUp, booking.id, {
    from: booking.status,
    until: until.toISOString(),
    voicemail: isVoicemail,
  });

export const callBack = (booking: Booking, until: Date): BookingChange => ({
  ...followUp(booking, until, false),
  done: `${nameOf(booking)}: back on the list ${momentWords(until)}.`,
  undoes: "follow-up",
});

export const leaveVoicemail = (booking: Booking, until: Date): BookingChange => ({
  ...followUp(booking, until, true),
  done: `${nameOf(booking)}: voicemail noted, next try ${momentWords(until)}.`,
  undoes: "voicemail",
});

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
  ...sending(visitEndpoints.schedule, booking.id, slot),
  done: [
    `${nameOf(booking)}: visit on ${visitDayWords(slot.day)}.`,
    booking.email === "" && `No email: tell ${callName(booking)} by phone.`,
  ]
    .filter(Boolean)
    .join(" "),
  undoes: isMove(visit) ? "visit-moved" : "visit-scheduled",
});

/** The visit gets the day and the hours that it has. */
const keepSlot = ({ bookingId, day, starts, ends, sequence: seen }: Visit, override: boolean) =>
  sending(visitEndpoints.schedule, bookingId, { day, starts, ends, override, seen });

/** Confirms a day that a visitor holds. The customer gets the email with the calendar file. */
export const confirmVisit = (visit: Visit, booking: Booking): BookingChange => ({
  ...keepSlot(visit, false),
  done: `${nameOf(booking)}: visit on ${visitDayWords(visit.day)} confirmed. ${
    booking.email
      ? "The calendar file is on its way."
      : `No email: tell ${callName(booking)} by phone.`
  }`,
  undoes: "visit-scheduled",
});

/** The visit stays, although the day is closed. */
export const comeAnyway = (visit: Visit, booking: Booking): BookingChange => ({
  ...keepSlot(visit, true),
  done: `${nameOf(booking)}: the visit on ${visitDayWords(visit.day)} stays.`,
  ...(visit.state === "held" && { undoes: "visit-scheduled" }),
});

const outcomes = {
  done: { words: "visit done", event: "visit-done" },
  "no-access": { words: "no access", event: "visit-no-access" },
  cancelled: { words: "visit canceled", event: "visit-cancelled" },
} as const;

/** Takes back what was stored under a key, if anything was. */
async function takeBack(bookingId: string, key: string): Promise<BookingDetail> {
  const params = { id: bookingId };
  const detail = await call(bookingEndpoints.detail, { params });
  if (detail.history.every(({ id }) => id !== key)) return detail;
  return call(bookingEndpoints.undo, { params, body: { event: key }, key: `${key}.back` });
}

/** Another outcome may have been stored under the key before its user changed it: the last one counts. */
async function sendOutcome(
  bookingId: string,
  body: z.input<typeof visitEndpoints.outcome.body>,
  key: string,
): Promise<BookingDetail> {
  const params = { id: bookingId };
  try {
    return await call(visitEndpoints.outcome, { params, body, key });
  } catch (error) {
    if (problemOf(error)?.code !== "key-reused") throw error;
    const { visit } = await takeBack(bookingId, key);
    const seen = visit?.sequence ?? body.seen;
    return call(visitEndpoints.outcome, { params, body: { ...body, seen }, key: `${key}.again` });
  }
}

export const recordOutcome = (
  { bookingId, sequence }: Pick<Visit, "bookingId" | "sequence">,
  name: string,
  outcome: keyof typeof outcomes,
): BookingChange => ({
  ...sending(visitEndpoints.outcome, bookingId, { outcome, seen: sequence }),
  send: (key) => sendOutcome(bookingId, { outcome, seen: sequence }, key),
  done: `${name}: ${outcomes[outcome].words}.`,
  undoes: outcomes[outcome].event,
  ...(outcome !== "cancelled" && {
    kept: { bookingId, name, outcome: { state: outcome, seen: sequence } },
  }),
});

/** Takes back an outcome that waits to be sent. */
export const takeBackWaiting = (
  { bookingId, sequence: seen }: Pick<Visit, "bookingId" | "sequence">,
  name: string,
): BookingChange => ({
  bookingId,
  what: `take back ${bookingId} ${seen}`,
  send: (key) => takeBack(bookingId, key),
  done: `${name}: the visit is open again.`,
  kept: { bookingId, name, outcome: { state: "booked", seen } },
});

/** Takes back the last outcome of the visit. */
export const takeBackOutcome = (
  { bookingId, state }: Pick<Visit, "bookingId" | "state">,
  name: string,
): BookingChange => ({
  bookingId,
  what: `take back ${bookingId} ${state}`,
  send: async (key) => {
    const params = { id: bookingId };
    const detail = await call(bookingEndpoints.detail, { params });
    const event =
      state === "booked" || state === "wished" || state === "held"
        ? undefined
        : lastEvent(detail.history, outcomes[state].event);
    if (event === undefined) return detail;
    return call(bookingEndpoints.undo, { params, body: { event }, key });
  },
  done: `${name}: the visit is open again.`,
});

export const addNote = (bookingId: string, name: string, text: string): BookingChange => ({
  ...sending(bookingEndpoints.note, bookingId, { text }),
  done: `${name}: note added.`,
  undoes: "note",
  kept: { bookingId, name, note: text },
});

/** The change that was kept. */
export function changeOf({ bookingId, name, outcome, note = "" }: KeptChange): BookingChange {
  if (!outcome) return addNote(bookingId, name, note);
  const { state, seen } = outcome;
  const visit = { bookingId, sequence: seen };
  return state === "booked" ? takeBackWaiting(visit, name) : recordOutcome(visit, name, state);
}

export const correct = (
  booking: Booking,
  correction: z.input<typeof bookingEndpoints.correct.body>,
): BookingChange => ({
  ...sending(bookingEndpoints.correct, booking.id, correction),
  done: `${nameOf(booking)}: corrected.`,
  undoes: "edited",
});

export type Kept = NonNullable<z.input<typeof bookingEndpoints.merge.body>["keep"]>;

export const merge = (from: Booking, into: Booking, keep: Kept): BookingChange => ({
  ...sending(bookingEndpoints.merge, from.id, { into: into.id, keep }),
  done: `${nameOf(into)}: merged into one booking.`,
  undoes: "merged",
});

export const undo = (booking: Booking, event: string): BookingChange => ({
  ...sending(bookingEndpoints.undo, booking.id, { event }),
  done: `${nameOf(booking)}: undone.`,
});

export const apologize = (booking: Booking): BookingChange => ({
  ...sending(bookingEndpoints.apologize, booking.id),
  done: `${nameOf(booking)}: the apology is on its way.`,
});

export const erase = (booking: Booking): BookingChange => ({
  ...sending(bookingEndpoints.erase, booking.id),
  done: `${nameOf(booking)}: the personal data is erased.`,
});
