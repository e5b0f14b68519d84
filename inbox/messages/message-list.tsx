import { useRef } from "react";
import type { ListedMessage } from "#domain/api/messages.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import type { MessageState } from "#inbox/api/queries.ts";
import { useMessages } from "#inbox/api/queries.ts";
import { Failure } from "#inbox/controls/failure.tsx";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { useToast } from "#inbox/controls/toasts.tsx";
import { counted, plainName } from "#inbox/text/labels.ts";
import { MessageRow } from "./message-row.tsx";
import { stateNames } from "./message-words.ts";
import styles from "./messages-view.module.css";

const emptyWords: Readonly<Record<MessageState | "all", string>> = {
  all: "No messages yet. The first booking sends the first ones.",
  waiting: "Nothing is waiting to be sent.",
  sent: "Nothing has been sent yet.",
  written: "Nothing was written to a file.",
  failed: "Nothing has failed.",
  dropped: "Nothing was skipped.",
  withheld: "No confirmation was held back.",
};

function endWords(
  count: number,
  list: { readonly hasNextPage: boolean; readonly isFetchNextPageError: boolean },
): string {
  if (list.isFetchNextPageError) return "More could not be loaded. Try again in a moment.";
  const words = counted(count, "message");
  return list.hasNextPage ? `${words} shown` : `${words}, and that is all`;
}

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
  const sentAgain = ({ kind, name }: ListedMessage) => {
    show({
      kind: "done",
      title: `Waiting to be sent: ${messageKinds[kind].name} for ${plainName(name)}.`,
    });
    // The pressed button disappears, perhaps with its message, so the list takes the focus.
    list.current?.focus({ preventScroll: true });
  };
  const items = messages.data?.pages.flatMap((page) => page.items);
  const isEmpty = items?.length === 0;
  if (messages.isError && items === undefined)
    return (
      <Failure title="The messages could not be loaded." onRetry={() => messages.refetch()}>
        Nothing is lost. Try again in a moment.
      </Failure>
    );
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className={`${shared["sheet"]} ${styles["list"]}`}
        aria-busy={items === undefined || messages.isPlaceholderData}
      >
        {isEmpty && <p className={styles["none"]}>{emptyWords[state ?? "all"]}</p>}
        <ul aria-label={state ? `${stateNames[state]} messages` : "Messages"}>
          {items?.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              now={now}
              onSentAgain={() => sentAgain(message)}
            />
          ))}
        </ul>
      </div>
      {items && !isEmpty && (
        <div className={styles["end"]}>
          <p role="status">{endWords(items.length, messages)}</p>
          <MoreButton query={messages} className={shared["choice"]}>
            Show more
          </MoreButton>
        </div>
      )}
    </>
  );
}
