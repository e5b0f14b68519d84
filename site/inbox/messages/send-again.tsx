import type { ListedMessage } from "#domain/api/messages.ts";
import { withoutBidiControls } from "#domain/visible-text.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { kindWords } from "./message-words.ts";
import { useSendAgain } from "./use-send-again.ts";

/** The button of a failed message. */
export function SendAgain({
  message,
  onSent,
}: {
  readonly message: ListedMessage;
  readonly onSent: () => void;
}) {
  const again = useSendAgain(message, onSent);
  if (message.state !== "failed") return null;
  return (
    <div className="message-again">
      <button
        type="button"
        onClick={() => again.isPending || again.mutate()}
        aria-disabled={again.isPending}
        aria-label={`Send again: ${kindWords[message.kind].name} for ${withoutBidiControls(message.name)}`}
        className="choice"
      >
        {again.isPending ? "One moment" : "Send again"}
      </button>
      {again.isError && (
        <p role="alert" className="mt-2 text-sm font-semibold text-error">
          {refusalWords(again.error)}
        </p>
      )}
    </div>
  );
}
