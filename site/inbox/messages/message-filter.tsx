import { messageStates } from "#domain/api/bookings.ts";
import { type MessageState, stateNames } from "./message-words.ts";

/** Which messages are listed. */
export function MessageFilter({
  chosen,
  onChoose,
}: {
  readonly chosen: MessageState | undefined;
  readonly onChoose: (state: MessageState | undefined) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Which messages</legend>
      {[undefined, ...messageStates].map((state) => (
        <button
          key={state ?? "all"}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
          className="choice"
        >
          {state ? stateNames[state] : "All"}
        </button>
      ))}
    </fieldset>
  );
}
