import type * as z from "zod/mini";
import {
  type Booking,
  type BookingDetail,
  type BookingEvent,
  bookingEndpoints,
  type Visit,
} from "#domain/api/bookings.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { visitDayWords } from "#domain/visits.ts";
import { call } from "./call.ts";
import { lastEvent } from "./history.ts";
import type { FailedToast } from "./toasts.tsx";
import { isMove, type VisitSlot } from "./visits/visit-choice.ts";
import { callName, nameOf } from "./words.ts";

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
  /** Shows a failure in place of the toast, which an open dialog would cover. */
  readonly report?: (failure: FailedToast) => void;
}

export const changeStatus = (
  bookingId: string,
  name: string,
  from: BookingStatus,
  to: BookingStatus,
): BookingChange => ({
  bookingId,
  what: `status ${bookingId} ${from} ${to}`,
  send: (key) =>
    call(bookingEndpoints.changeStatus, { params: { id: bookingId }, body: { from, to }, key }),
  done: `${name} is ${to} now.`,
  undoes: "status",
});

export const scheduleVisit = (
  booking: Booking,
  visit: Visit | null,
  slot: VisitSlot,
  report: (failure: FailedToast) => void,
): BookingChange => ({
  bookingId: booking.id,
  what: `visit ${booking.id} ${JSON.stringify(slot)}`,
  send: (key) => call(visitEndpoints.schedule, { params: { id: booking.id }, body: slot, key }),
  done: [
    `${nameOf(booking)}: visit on ${visitDayWords(slot.day)}.`,
    booking.email === "" && `No email: tell ${callName(booking)} by phone.`,
  ]
    .filter(Boolean)
    .join(" "),
  undoes: isMove(visit) ? "visit-moved" : "visit-scheduled",
  report,
});

/** Confirms a day that a visitor holds. The customer gets the email with the calendar file. */
export const confirmVisit = (
  { bookingId, day, starts, ends, sequence }: Visit,
  booking: Booking,
): BookingChange => ({
  bookingId,
  what: `confirm ${bookingId} ${sequence}`,
  send: (key) =>
    call(visitEndpoints.schedule, {
      params: { id: bookingId },
      body: { day, starts, ends, override: false, seen: sequence },
      key,
    }),
  done: `${nameOf(booking)}: visit on ${visitDayWords(day)} confirmed. ${
    booking.email
      ? "The calendar file is on its way."
      : `No email: tell ${callName(booking)} by phone.`
  }`,
  undoes: "visit-scheduled",
});

const outcomes = {
  done: { words: "visit done", event: "visit-done" },
  "no-access": { words: "no access", event: "visit-no-access" },
  cancelled: { words: "visit canceled", event: "visit-cancelled" },
} as const;

export const recordOutcome = (
  { bookingId, sequence }: Pick<Visit, "bookingId" | "sequence">,
  name: string,
  outcome: keyof typeof outcomes,
): BookingChange => ({
  bookingId,
  what: `outcome ${bookingId} ${outcome} ${sequence}`,
  send: (key) =>
    call(visitEndpoints.outcome, {
      params: { id: bookingId },
      body: { outcome, seen: sequence },
      key,
    }),
  done: `${name}: ${outcomes[outcome].words}.`,
  undoes: outcomes[outcome].event,
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
      state === "booked" || state === "held"
        ? undefined
        : lastEvent(detail.history, outcomes[state].event);
    if (event === undefined) return detail;
    return call(bookingEndpoints.undo, { params, body: { event }, key });
  },
  done: `${name}: the visit is open again.`,
});

export const addNote = (bookingId: string, text: string): BookingChange => ({
  bookingId,
  what: `note ${bookingId} ${text}`,
  send: (key) => call(bookingEndpoints.note, { params: { id: bookingId }, body: { text }, key }),
  done: "Note added.",
  undoes: "note",
});

/** @param confirm whether a confirmation goes to the corrected email address */
export const correct = (
  bookingId: string,
  { from, to, confirm }: z.input<typeof bookingEndpoints.correct.body>,
): BookingChange => ({
  bookingId,
  what: `correct ${bookingId} ${JSON.stringify([from, to, confirm])}`,
  send: (key) =>
    call(bookingEndpoints.correct, { params: { id: bookingId }, body: { from, to, confirm }, key }),
  done: "Corrected.",
  undoes: "edited",
});

/** Needs no key: claiming twice is claiming once. */
export const claim = (bookingId: string): BookingChange => ({
  bookingId,
  what: `claim ${bookingId}`,
  send: () => call(bookingEndpoints.claim, { params: { id: bookingId } }),
  done: "Others can see that you are on it.",
});

export const release = (bookingId: string): BookingChange => ({
  bookingId,
  what: `release ${bookingId}`,
  send: () => call(bookingEndpoints.release, { params: { id: bookingId } }),
  done: "Released.",
});

export const merge = (bookingId: string, into: string): BookingChange => ({
  bookingId,
  what: `merge ${bookingId} ${into}`,
  send: (key) => call(bookingEndpoints.merge, { params: { id: bookingId }, body: { into }, key }),
  done: "Merged into one booking.",
  undoes: "joined",
});

export const undo = (bookingId: string, event: string): BookingChange => ({
  bookingId,
  what: `undo ${bookingId} ${event}`,
  send: (key) => call(bookingEndpoints.undo, { params: { id: bookingId }, body: { event }, key }),
  done: "Undone.",
});

/** Needs no key: a booking gets one apology, however often it is asked for. */
export const apologize = (bookingId: string): BookingChange => ({
  bookingId,
  what: `apologize ${bookingId}`,
  send: () => call(bookingEndpoints.apologize, { params: { id: bookingId } }),
  done: "The apology is on its way.",
});

/** Needs no key: erasing twice changes nothing. */
export const erase = (bookingId: string): BookingChange => ({
  bookingId,
  what: `erase ${bookingId}`,
  send: () => call(bookingEndpoints.erase, { params: { id: bookingId } }),
  done: "The personal data is erased.",
});
