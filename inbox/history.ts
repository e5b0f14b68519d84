import type { BookingDetail, BookingEvent, Message } from "#domain/api/bookings.ts";
import { correctedFields } from "#domain/corrections.ts";
import { eventWords } from "#domain/event-words.ts";
import { undoObstacle } from "#domain/undo.ts";

export interface HistoryLine {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  /** The other booking of a merge. */
  readonly other?: string;
  /** Marked as a problem. */
  readonly isFailure?: boolean;
  /** Whether the server would accept an undo. */
  readonly canUndo?: boolean;
}

export interface Note {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly text: string;
}

/** What happened, with its reason if there is one. The text of notes and merges is shown on its own. */
function eventText(event: BookingEvent): string {
  const { kind, page, text } = event;
  if (kind === "requested" && event.actor === "visitor")
    return page ? `Booked on ${page}` : "Booked";
  return eventWords(event) + (kind === "status" && text ? `: ${text}` : "");
}

function messageName(kind: Message["kind"], email: string): string {
  switch (kind) {
    case "lead":
      return "Email to you";
    case "confirmation":
      return email ? `Confirmation to ${email}` : "Confirmation";
    case "reminder":
      return "Reminder to you";
    case "overdue":
      return "Late notice to you";
    case "apology":
      return email ? `Apology to ${email}` : "Apology";
    case "digest":
    case "alarm":
      return "Note to you";
    case "visit":
      return email ? `Visit details to ${email}` : "Visit details";
    case "visit-reminder":
      return email ? `Visit reminder to ${email}` : "Visit reminder";
    case "visit-released":
      return email ? `Notice about the day to ${email}` : "Notice about the day";
    case "visit-link":
      return email ? `New link to ${email}` : "New link";
    case "visitor-news":
      return "News from the visitor to you";
    case "webhook":
      return "Webhook";
  }
}

function messageLine(message: Message, email: string): HistoryLine {
  const name = message.deviceId === null ? messageName(message.kind, email) : "Notification to you";
  const { id, state, error } = message;
  const at = new Date(message.sentAt ?? message.createdAt);
  switch (state) {
    case "sent":
      return { id, at, text: `${name} sent` };
    case "waiting":
      return {
        id,
        at,
        text: error ? `${name} will be tried again: ${error}` : `${name} is waiting to be sent`,
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
      return { id, at, text: `${name} skipped, no longer needed` };
    case "withheld":
      return {
        id,
        at,
        text: `${messageName(message.kind, "")} not sent${error ? `: ${error}` : ""}`,
      };
  }
}

// Reminders are enqueued with the booking, hours before they are due.
const isYetToCome = ({ kind, state, attempts }: Message) =>
  state === "waiting" && attempts === 0 && (kind === "reminder" || kind === "overdue");

/** Events and messages in one list, oldest first. */
export function historyLines(detail: BookingDetail): HistoryLine[] {
  const { booking, history, messages } = detail;
  const events = history.map((event): HistoryLine => {
    const isMerge = event.kind === "joined" || event.kind === "unjoined";
    return {
      id: event.id,
      at: new Date(event.at),
      text: eventText(event),
      ...(isMerge && event.text && { other: event.text }),
      canUndo: undoObstacle(event, detail) === undefined,
    };
  });
  const corrected = history.findLast(
    ({ kind, text, undoes }) =>
      kind === "edited" && (undoes !== null || correctedFields(text).includes("email")),
  );
  const sent = messages
    .filter((message) => !isYetToCome(message))
    .map((message) => {
      // An earlier one went to another address.
      const isEarlier = corrected !== undefined && message.createdAt < corrected.at;
      return messageLine(message, isEarlier ? "" : booking.email);
    });
  return [...events, ...sent].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The notes that were not removed, oldest first. */
export function notesOf(history: readonly BookingEvent[]): Note[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.flatMap(({ id, kind, at, actor, text }) =>
    kind === "note" && text && !undone.has(id) ? [{ id, at: new Date(at), actor, text }] : [],
  );
}

/** The id of the latest event of a kind, for its undo. */
export const lastEvent = (
  history: readonly BookingEvent[],
  kind: BookingEvent["kind"],
): string | undefined => history.findLast((event) => event.kind === kind && !event.undoes)?.id;
