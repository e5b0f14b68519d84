import { messageStates } from "#domain/api/bookings.ts";
import type { Summary } from "#domain/api/reports.ts";
import type { MessageState } from "#inbox/api/queries.ts";
import { useSummary } from "#inbox/api/queries.ts";
import { AlertIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { goTo, usePlace } from "#inbox/navigation/navigation.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { bannerOf } from "./mail-health.ts";
import { MessageList } from "./message-list.tsx";
import { stateNames } from "./message-words.ts";
import styles from "./messages-view.module.css";

interface Choosing {
  readonly chosen: MessageState | undefined;
  readonly onChoose: (state: MessageState | undefined) => void;
}

const MessageFilter = ({ chosen, onChoose }: Choosing) => (
  <fieldset className={styles["filter"]}>
    <legend className={shared["visuallyHidden"]}>Which messages</legend>
    {[undefined, ...messageStates].map((state) => (
      <button
        key={state ?? "all"}
        type="button"
        aria-pressed={state === chosen}
        onClick={() => onChoose(state)}
        className={shared["choice"]}
      >
        {state ? stateNames[state] : "All"}
      </button>
    ))}
  </fieldset>
);

const counting = [{ tone: "good", text: "Counting failed messages" }] as const;

/** How sending goes. Keeps its space while the messages are counted. */
function Banner({
  summary,
  now,
  chosen,
  onChoose,
}: Choosing & { readonly summary: Summary | undefined; readonly now: Date }) {
  const lines = summary ? bannerOf(summary, now) : counting;
  return (
    <div role="status" className={styles["banner"]}>
      {lines.map((line) => (
        <div key={line.text} className={shared["sheet"]} data-tone={line.tone}>
          <p>
            {line.tone !== "good" && <AlertIcon className={styles["sign"]} />}
            {summary && line.tone === "good" && <CheckIcon className={styles["sign"]} />}
            <span className={summary ? "" : shared["visuallyHidden"]}>{line.text}</span>
          </p>
          {"state" in line && line.state !== chosen && (
            <button type="button" onClick={() => onChoose(line.state)} className={shared["choice"]}>
              {line.button}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Every message, and what became of it. The state in the address filters them. */
export function MessagesView({ now }: { readonly now: Date }) {
  usePlace();
  const query = new URLSearchParams(location.search);
  const chosen = messageStates.find((state) => state === query.get("state"));
  const { data, isLoadingError } = useSummary();
  const choose = (state: MessageState | undefined) => {
    if (state) query.set("state", state);
    else query.delete("state");
    goTo(`${location.pathname}?${query}`, "replace");
  };
  return (
    <section aria-labelledby="messages-title" className={shared["view"]}>
      <div className={shared["viewHead"]}>
        <div>
          <h1 id="messages-title" className={shared["viewTitle"]}>
            Messages
          </h1>
          <p className={shared["viewLead"]}>
            Every email, notification and webhook about bookings, newest first.
          </p>
        </div>
        <MessageFilter chosen={chosen} onChoose={choose} />
      </div>
      {!isLoadingError && <Banner summary={data} now={now} chosen={chosen} onChoose={choose} />}
      <MessageList state={chosen} now={now} />
    </section>
  );
}
