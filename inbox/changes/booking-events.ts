import type { BookingDetail, BookingEvent, Message } from "#domain/api/bookings.ts";
import { correctedFields } from "#domain/booking/corrections.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { undoObstacle } from "#domain/history/undo.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { planName } from "#inbox/text/labels.ts";

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
  const { kind, page, text, to } = event;
  if (kind === "requested" && event.actor === "visitor")
    return page ? `Booked on ${page}` : "Booked";
  const reason = to === "active" && text ? planName(text) : text;
  return eventWords(event) + (kind === "status" && reason ? `: ${reason}` : "");
}

/** @param email the visitor's address, if it went there */
function messageName({ kind, deviceId }: Message, email: string): string {
  if (deviceId !== null) return "Notification to you";
  const { to, inHistory } = messageKinds[kind];
  const isToVisitor = to === "visitor" && email !== "";
  return inHistory + (isToVisitor ? ` to ${email}` : "");
}

function messageText(message: Message, email: string): string {
  const { state, error } = message;
  const name = messageName(message, state === "withheld" ? "" : email);
  const why = error ? `: ${error}` : "";
  switch (state) {
    case "sent":
      return `${name} sent`;
    case "waiting":
      return error ? `${name} will be tried again${why}` : `${name} is waiting to be sent`;
    case "failed":
      return `${name} could not be sent${why}`;
    case "written":
      return `${name} not sent: no mail server is set up`;
    case "dropped":
      return `${name} not sent: no longer needed`;
    case "withheld":
      return `${name} not sent${why}`;
  }
}

// Reminders are enqueued with the booking, hours before they are due.
const isYetToCome = ({ kind, state, attempts }: Message) =>
  state === "waiting" && attempts === 0 && (kind === "reminder" || kind === "overdue");

/** Events and messages in one list, oldest first. */
export function historyLines(detail: BookingDetail): HistoryLine[] {
  const { booking, history, messages } = detail;
  const events = history.map((event): HistoryLine => {
    const isMerge = event.kind === "merged" || event.kind === "separated";
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
    .map((message): HistoryLine => {
      const { id, state, sentAt, createdAt } = message;
      // An earlier one went to another address.
      const isEarlier = corrected !== undefined && createdAt < corrected.at;
      return {
        id,
        at: new Date(sentAt ?? createdAt),
        text: messageText(message, isEarlier ? "" : booking.email),
        isFailure: state === "failed",
      };
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
