import { readOutbox, refuseUnsent, removeUnsent, type Unsent } from "./outbox.ts";

/** What came of sending a change: `later` leaves it in the outbox. */
export type Sent<Answer> =
  | { readonly kind: "stored"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "later" };

interface Sending<Answer> {
  readonly user: string;
  readonly send: (change: Unsent) => Promise<Sent<Answer>>;
  readonly onSent: (change: Unsent, sent: Sent<Answer>) => void;
  /** Whether a refused change stays, to be shown. */
  readonly keepsRefused: (change: Unsent) => boolean;
}

const retryMs = 5000;

/** Sends a user's changes, the oldest first, one at a time, until the server has answered each. */
export function createSender<Answer>({ user, send, onSent, keepsRefused }: Sending<Answer>) {
  let isSending = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const next = () =>
    isStopped
      ? undefined
      : readOutbox().find((one) => one.user === user && one.refused === undefined);

  async function sendNow(): Promise<void> {
    clearTimeout(retry);
    if (isSending) return;
    isSending = true;
    for (let change = next(); change; change = next()) {
      const sent = await send(change);
      if (sent.kind === "refused" && keepsRefused(change)) refuseUnsent(change, sent.why);
      else if (sent.kind !== "later") removeUnsent(change);
      if (isStopped) return;
      onSent(change, sent);
      if (sent.kind !== "later") continue;
      retry = setTimeout(sendNow, retryMs);
      break;
    }
    isSending = false;
  }
  return {
    sendNow,
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}
