import type { ListedMessage } from "#domain/api/messages.ts";
import { formatDuration, minuteMs } from "#domain/dates.ts";
import { messageKinds } from "#domain/message-kinds.ts";
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

const receivers = {
  owner: "Email to you",
  visitor: "Email to the visitor",
  tools: "For your other tools",
} as const;

export const receiverOf = (kind: ListedMessage["kind"]): string => receivers[messageKinds[kind].to];

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
