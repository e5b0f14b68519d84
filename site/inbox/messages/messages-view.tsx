import { messageStates } from "#domain/api/bookings.ts";
import { goTo, usePlace } from "#site/inbox/navigation.ts";
import { useSummary } from "#site/inbox/reads.ts";
import { FailedBanner } from "./failed-banner.tsx";
import { MessageFilter } from "./message-filter.tsx";
import { MessageList } from "./message-list.tsx";
import type { MessageState } from "./message-words.ts";

/** The state that the address names; without one, all. */
const stateOf = (query: URLSearchParams): MessageState | undefined =>
  messageStates.find((state) => state === query.get("state"));

/** What every booking owed, and what became of it: nothing fails in silence. */
export function MessagesView({ now }: { readonly now: Date }) {
  usePlace();
  const query = new URLSearchParams(location.search);
  const state = stateOf(query);
  const { data } = useSummary();
  const choose = (chosen: MessageState | undefined) => {
    if (chosen) query.set("state", chosen);
    else query.delete("state");
    goTo(`${location.pathname}?${query}`, "replace");
  };
  return (
    <section aria-labelledby="messages-title" className="wide-view">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="messages-title" className="view-title">
            Messages
          </h1>
          <p className="mt-2 max-w-[52ch] leading-snug">
            Every mail and webhook that a booking set off, the newest first.
          </p>
        </div>
        <MessageFilter chosen={state} onChoose={choose} />
      </div>
      <FailedBanner summary={data} now={now} shown={state} onShow={choose} />
      <MessageList state={state} now={now} />
    </section>
  );
}
