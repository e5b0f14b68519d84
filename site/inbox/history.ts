import type { BookingDetail, BookingEvent, Message } from "#domain/api/bookings.ts";
import { undoObstacle } from "#domain/undo.ts";

/** A line of what happened to a booking. */
export interface HistoryLine {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  /** The booking that it speaks of. */
  readonly other?: string;
  /** True where something went wrong that somebody should look at. */
  readonly isFailure?: boolean;
  /** True for an event that the server would take back. */
  readonly canUndo?: boolean;
}

export interface Note {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly text: string;
}

function eventText({ kind, actor, page, from, to, text, undoes }: BookingEvent): string {
  switch (kind) {
    case "requested":
      return page ? `Booked on ${page}` : "Booked";
    case "status":
      return undoes
        ? `${actor} took it back: ${to} again, not ${from}`
        : `${actor} changed ${from} to ${to}${text ? `: ${text}` : ""}`;
    case "note":
      return `${actor} wrote a note`;
    case "note-removed":
      return `${actor} took the note back`;
    case "joined":
      return `${actor} joined it with another booking`;
    case "unjoined":
      return `${actor} took the joining back`;
    case "erased":
      return `${actor} erased the personal data`;
  }
}

function messageName(kind: Message["kind"], email: string): string {
  switch (kind) {
    case "lead":
      return "E-mail to you";
    case "confirmation":
      return email ? `Confirmation to ${email}` : "Confirmation";
    case "reminder":
      return "Reminder to you";
    case "overdue":
      return "Late notice to you";
    case "webhook":
      return "Webhook";
  }
}

function messageLine(message: Message, email: string): HistoryLine {
  const name = messageName(message.kind, email);
  const { id, state, error } = message;
  const at = new Date(message.sentAt ?? message.createdAt);
  switch (state) {
    case "sent":
      return { id, at, text: `${name} sent` };
    case "waiting":
      return {
        id,
        at,
        text: error ? `${name} is tried again: ${error}` : `${name} waits to be sent`,
      };
    case "failed":
      return {
        id,
        at,
        text: `${name} could not be sent${error ? `: ${error}` : ""}`,
        isFailure: true,
      };
    case "written":
      return { id, at, text: `${name} written to a file` };
    case "dropped":
      return { id, at, text: `${name} was no longer needed` };
    case "withheld":
      return {
        id,
        at,
        text: `${messageName(message.kind, "")} not sent${error ? `: ${error}` : ""}`,
      };
  }
}

// Reminders are made with the booking and wait for their hour: until then they are no history.
const isYetToCome = ({ kind, state, attempts }: Message) =>
  state === "waiting" && attempts === 0 && (kind === "reminder" || kind === "overdue");

/** What happened, the oldest first: events and messages in one list. */
export function historyLines(detail: BookingDetail): HistoryLine[] {
  const { booking, history, messages } = detail;
  const events = history.map((event): HistoryLine => {
    const isJoin = event.kind === "joined" || event.kind === "unjoined";
    return {
      id: event.id,
      at: new Date(event.at),
      text: eventText(event),
      ...(isJoin && event.text && { other: event.text }),
      canUndo: undoObstacle(event, detail) === undefined,
    };
  });
  const sent = messages
    .filter((message) => !isYetToCome(message))
    .map((message) => messageLine(message, booking.email));
  return [...events, ...sent].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The notes that were not taken back, the oldest first. */
export function notesOf(history: readonly BookingEvent[]): Note[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.flatMap(({ id, kind, at, actor, text }) =>
    kind === "note" && text && !undone.has(id) ? [{ id, at: new Date(at), actor, text }] : [],
  );
}

/** The id of the event that an act has just left behind, so that it can be taken back. */
export const lastEvent = (
  history: readonly BookingEvent[],
  kind: BookingEvent["kind"],
): string | undefined => history.findLast((event) => event.kind === kind && !event.undoes)?.id;
