import type { ListedMessage } from "#domain/api/messages.ts";
import { EnvelopeIcon } from "#site/inbox/icons.tsx";
import { shortTime } from "#site/inbox/words.ts";
import { HookIcon, StateIcon } from "./message-icons.tsx";
import { kindWords, outcomeWords } from "./message-words.ts";
import { SendAgain } from "./send-again.tsx";

/** How many tries a message took, where that is worth a word. */
function triesWords({ state, attempts }: ListedMessage): string {
  if (state === "failed" || attempts < 2) return "";
  return `${attempts} tries`;
}

/** One message: what it is, for whom, and what became of it. */
export function MessageRow({
  message,
  now,
  onSentAgain,
}: {
  readonly message: ListedMessage;
  readonly now: Date;
  readonly onSentAgain: () => void;
}) {
  const { kind, state, error } = message;
  const { name, to } = kindWords[kind];
  const KindIcon = kind === "webhook" ? HookIcon : EnvelopeIcon;
  const tries = triesWords(message);
  return (
    <li className="message-row" data-state={state}>
      <KindIcon className="message-kind" />
      <div className="min-w-0">
        <p className="font-display text-[1.0625rem] leading-tight font-bold">{name}</p>
        <p className="text-sm text-ink-soft">
          {`${to}, ${shortTime(new Date(message.createdAt), now)}`}
        </p>
      </div>
      <p className="message-for flex items-center gap-1.5">
        <span className="shrink-0 text-sm text-ink-soft">For</span>
        <a href={`/inbox?booking=${encodeURIComponent(message.bookingId)}`} className="text-link">
          <bdi>{message.name.trim() || "Erased booking"}</bdi>
        </a>
      </p>
      <div className="message-outcome">
        <p className="message-state">
          <StateIcon state={state} className="size-5 shrink-0" />
          {outcomeWords(message, now)}
        </p>
        {tries && <p className="mt-1 text-sm text-ink-soft">{tries}</p>}
      </div>
      {error !== null && state !== "sent" && (
        <p className="message-error">
          <span className="font-semibold">{state === "waiting" ? "Last try: " : "Why: "}</span>
          {error}
        </p>
      )}
      <SendAgain message={message} onSent={onSentAgain} />
    </li>
  );
}
