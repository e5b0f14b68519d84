import type { Booking, BookingDetail, BookingEvent, Message } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { readCorrection } from "#domain/booking/corrections.ts";
import { eventWords } from "#domain/history/event-words.ts";
import { currentEvents, undoObstacle } from "#domain/history/undo.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { pageName } from "#domain/pages/page-name.ts";
import { planName } from "./labels.ts";

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

/** "Ana → Anna; nothing → 85251"; empty once the booking is erased. */
const correctedValues = (text: string | null): string =>
  bookingFields
    .flatMap((field) => {
      const corrected = readCorrection(text)[field];
      const shown = (value: string | null) =>
        (field === "serviceType" && value ? planName(value) : value) || "nothing";
      return corrected ? [`${shown(corrected.from)} → ${shown(corrected.to)}`] : [];
    })
    .join("; ");

/** What happened, with its reason if there is one. The text of notes and merges is shown on its own. */
function eventText(event: BookingEvent, { page }: Booking): string {
  const { kind, text, to } = event;
  if (kind === "requested" && event.actor === "visitor")
    return page ? `Booked on: ${pageName(page)}` : "Booked";
  const reason = to === "active" && text ? planName(text) : text;
  const more = kind === "status" ? reason : kind === "edited" && correctedValues(text);
  return eventWords(event) + (more ? `: ${more}` : "");
}

function messageText({ kind, deviceId, state, error }: Message): string {
  const name = deviceId === null ? messageKinds[kind].name : "Notification to you";
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
    // It is not shown.
    case "dropped":
    case "withheld":
      return `${name} not sent${why}`;
  }
}

/** Events and messages in one list, oldest first. */
export function historyLines(detail: BookingDetail): HistoryLine[] {
  const { booking, history, messages } = detail;
  const events = history.map((event): HistoryLine => {
    return {
      id: event.id,
      at: new Date(event.at),
      text: eventText(event, booking),
      ...(event.kind === "merged" && event.text && { other: event.text }),
      canUndo: undoObstacle(event, detail) === undefined,
    };
  });
  // Of one that was no longer needed nobody has to know.
  const told = messages.filter(({ state }) => state !== "dropped");
  const sent = told.map((message): HistoryLine => {
    const { id, state, sentAt, createdAt } = message;
    return {
      id,
      at: new Date(sentAt ?? createdAt),
      text: messageText(message),
      isFailure: state === "failed",
    };
  });
  return [...events, ...sent].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The notes that were not removed, oldest first. */
export const notesOf = (history: readonly BookingEvent[]): BookingEvent[] =>
  currentEvents(history).filter(({ kind, text }) => kind === "note" && text);

/** The id of the latest event of a kind, for its undo. */
export const lastEvent = (
  history: readonly BookingEvent[],
  kind: BookingEvent["kind"],
): string | undefined => history.findLast((event) => event.kind === kind && !event.undoes)?.id;
