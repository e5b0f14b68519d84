import { useRef } from "react";
import type { ListedMessage } from "#domain/api/messages.ts";
import { withoutBidiControls } from "#domain/visible-text.ts";
import { useToast } from "#site/inbox/toasts.tsx";
import { counted } from "#site/inbox/words.ts";
import { MessageRow } from "./message-row.tsx";
import { kindWords, type MessageState, stateNames } from "./message-words.ts";
import { useMessages } from "./read-messages.ts";

const nothing: Readonly<Record<MessageState | "all", string>> = {
  all: "No messages yet. The first booking brings the first ones.",
  waiting: "Nothing waits to be sent.",
  sent: "Nothing was sent yet.",
  written: "Nothing was written to a file.",
  failed: "Nothing has failed.",
  dropped: "Nothing was skipped.",
  withheld: "No confirmation was held back.",
};

/** What stands beside the button for more. */
function moreWords(
  count: number,
  list: { readonly hasNextPage: boolean; readonly isFetchNextPageError: boolean },
): string {
  if (list.isFetchNextPageError) return "More could not be loaded. Try again in a moment.";
  const words = counted(count, "message");
  return list.hasNextPage ? `${words} shown` : `${words}, and that is all`;
}

/** The messages of one state, or all. */
export function MessageList({
  state,
  now,
}: {
  readonly state: MessageState | undefined;
  readonly now: Date;
}) {
  const messages = useMessages(state);
  const list = useRef<HTMLDivElement>(null);
  const show = useToast();
  const sayWaiting = ({ kind, name }: ListedMessage) => {
    show({
      kind: "done",
      title: `Waiting to be sent: ${kindWords[kind].name} for ${withoutBidiControls(name)}.`,
    });
    // The button leaves, perhaps with its message: the focus goes on at the list.
    list.current?.focus({ preventScroll: true });
  };
  const items = messages.data?.pages.flatMap((page) => page.items);
  const isEmpty = items?.length === 0;
  const name = state ? `${stateNames[state]} messages` : "Messages";
  if (messages.isError && items === undefined)
    return (
      <div role="alert" className="sheet bg-error-tint p-6">
        <p className="text-lg font-semibold">The messages could not be loaded.</p>
        <p className="mt-1">Nothing is lost. Try again in a moment.</p>
        <button type="button" onClick={() => messages.refetch()} className="act mt-5 bg-white">
          Try again
        </button>
      </div>
    );
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className={`sheet overflow-hidden bg-white ${items === undefined ? "min-h-[24rem]" : ""}`}
        aria-busy={items === undefined || messages.isPlaceholderData}
      >
        {isEmpty && <p className="p-8 text-center text-lg">{nothing[state ?? "all"]}</p>}
        <ul aria-label={name}>
          {items?.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              now={now}
              onSentAgain={() => sayWaiting(message)}
            />
          ))}
        </ul>
      </div>
      {items && !isEmpty && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
          <p role="status" className="text-sm">
            {moreWords(items.length, messages)}
          </p>
          {messages.hasNextPage && (
            <button
              type="button"
              onClick={() => messages.fetchNextPage()}
              aria-disabled={messages.isFetchingNextPage}
              className="choice"
            >
              {messages.isFetchingNextPage ? "Loading" : "Show more"}
            </button>
          )}
        </div>
      )}
    </>
  );
}
