import type { ListedMessage } from "#domain/api/messages.ts";
import { formatDuration, minuteMs } from "#domain/dates.ts";
import type { MessageState } from "#inbox/api/queries.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { counted } from "#inbox/text/labels.ts";

export const stateNames: Readonly<Record<MessageState, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  written: "In a file",
  failed: "Failed",
  dropped: "Skipped",
  withheld: "Held back",
};

interface KindWords {
  readonly name: string;
  readonly to: string;
}

export const kindWords: Readonly<Record<ListedMessage["kind"], KindWords>> = {
  lead: { name: "New booking", to: "Email to you" },
  confirmation: { name: "Confirmation", to: "Email to the visitor" },
  reminder: { name: "Reminder to call", to: "Email to you" },
  overdue: { name: "Call is overdue", to: "Email to you" },
  apology: { name: "Apology", to: "Email to the visitor" },
  digest: { name: "Today’s to-do list", to: "Email to you" },
  alarm: { name: "Delivery problem", to: "Email to you" },
  visit: { name: "Visit details", to: "Email to the visitor" },
  "visit-reminder": { name: "Visit reminder", to: "Email to the visitor" },
  "visit-released": { name: "Day is free again", to: "Email to the visitor" },
  "visit-link": { name: "New link", to: "Email to the visitor" },
  "visitor-news": { name: "News from the visitor", to: "Email to you" },
  webhook: { name: "Webhook", to: "For your other tools" },
};

type DeliveryState = Pick<ListedMessage, "state" | "attempts" | "nextAt" | "sentAt" | "createdAt">;

/** "next try in 6 min"; below a minute "next try in a moment". */
function nextTryWords(nextAt: string, now: Date): string {
  const left = new Date(nextAt).getTime() - now.getTime();
  return left < minuteMs ? "next try in a moment" : `next try in ${formatDuration(left)}`;
}

/** "Sent 9:41 AM", "Waiting, next try in 6 min". */
export function deliveryWords(message: DeliveryState, now: Date): string {
  const { state, attempts, nextAt, sentAt } = message;
  switch (state) {
    case "sent":
      return `Sent ${shortTime(new Date(sentAt ?? message.createdAt), now)}`;
    case "written":
      return `Written to a file ${shortTime(new Date(sentAt ?? message.createdAt), now)}`;
    case "failed":
      return `Failed after ${counted(attempts, "try", "tries")}`;
    case "dropped":
      return "Skipped, no longer needed";
    case "withheld":
      return "Not sent";
    case "waiting":
      return `Waiting, ${nextTryWords(nextAt, now)}`;
  }
}
