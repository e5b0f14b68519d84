import type { messageStates } from "#domain/api/bookings.ts";
import type { ListedMessage } from "#domain/api/messages.ts";
import { formatDuration } from "#domain/promise-clock.ts";
import { counted, shortTime } from "#site/inbox/words.ts";

export type MessageState = (typeof messageStates)[number];

/** What a state is called where messages are filtered by it. */
export const stateNames: Readonly<Record<MessageState, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  written: "In a file",
  failed: "Failed",
  dropped: "Not needed",
  withheld: "Held back",
};

interface KindWords {
  readonly name: string;
  /** Who gets it. */
  readonly to: string;
}

/** What a message is, and whom it goes to. */
export const kindWords: Readonly<Record<ListedMessage["kind"], KindWords>> = {
  lead: { name: "New booking", to: "Mail to you" },
  confirmation: { name: "Confirmation", to: "Mail to the visitor" },
  reminder: { name: "Reminder to call", to: "Mail to you" },
  overdue: { name: "Call is overdue", to: "Mail to you" },
  webhook: { name: "Webhook", to: "For your other tools" },
};

type Outcome = Pick<ListedMessage, "state" | "attempts" | "nextAt" | "sentAt" | "createdAt">;

/** "next try in 6 min", "next try in a moment": below a minute nobody counts. */
export function nextTryWords(nextAt: string, now: Date): string {
  const left = new Date(nextAt).getTime() - now.getTime();
  return left < 60_000 ? "next try in a moment" : `next try in ${formatDuration(left)}`;
}

/** What became of a message, in one line: "Sent 9:41 AM", "Waiting, next try in 6 min". */
export function outcomeWords(message: Outcome, now: Date): string {
  const { state, attempts, nextAt, sentAt } = message;
  switch (state) {
    case "sent":
      return `Sent ${shortTime(new Date(sentAt ?? message.createdAt), now)}`;
    case "written":
      return `Written to a file ${shortTime(new Date(sentAt ?? message.createdAt), now)}`;
    case "failed":
      return `Failed after ${counted(attempts, "try", "tries")}`;
    case "dropped":
      return "No longer needed";
    case "withheld":
      return "Not sent";
    case "waiting":
      return `Waiting, ${nextTryWords(nextAt, now)}`;
  }
}
