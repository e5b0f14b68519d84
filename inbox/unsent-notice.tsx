import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { counted } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfBooking } from "#inbox/app/navigation.ts";
import type { Press } from "#inbox/app/presses.ts";
import { AlertIcon } from "#inbox/controls/icons.tsx";

/** "2 presses wait to be sent, 1 was not saved." */
const summaryWords = (waiting: number, refused: number) =>
  [
    waiting > 0 &&
      `${counted(waiting, "press", "presses")} ${waiting === 1 ? "waits" : "wait"} to be sent`,
    refused > 0 && `${counted(refused, "press", "presses")} not saved`,
  ]
    .filter(Boolean)
    .join(", ");

function PressLine({ press, why }: { readonly press: Press; readonly why?: string }) {
  const { dismiss } = useChanges();
  const { key, at, bookingId, name, note, done } = press;
  return (
    <li>
      <bdi>{note === undefined ? done : `${name}: “${note}”`}</bdi>
      {` Pressed ${shortTime(new Date(at), useNow())}. `}
      {why && <b>{`${why} `}</b>}
      {bookingId && <a href={addressOfBooking(bookingId)}>Open booking</a>}{" "}
      <button type="button" onClick={() => dismiss(key)}>
        {why === undefined ? "Do not send" : "Dismiss"}
      </button>
    </li>
  );
}

const look =
  "border-t-2 border-ink bg-mustard px-[max(16px,env(safe-area-inset-left))] text-on-paint data-[refused=true]:bg-error data-[refused=true]:text-surface presses-within:py-2.5 presses-within:font-bold presses-within:underline md:px-7";

/** On every screen: what is still to be sent, and what was refused when it was. */
export function UnsentNotice() {
  const { waiting, refused } = useChanges();
  const total = waiting.length + refused.length;
  return (
    <div role={refused.length > 0 ? "alert" : "status"} className="print:hidden">
      {total > 0 && (
        <details className={look} data-refused={refused.length > 0}>
          <summary className="flex cursor-pointer items-center gap-3 py-2.5 font-bold">
            <AlertIcon />
            <span>{summaryWords(waiting.length, refused.length)}</span>
          </summary>
          <ul className="grid gap-2 pb-3">
            {refused.map(({ press, refused: { title = "", text = "" } = {} }) => (
              <PressLine key={press.key} press={press} why={`${title}. ${text}`} />
            ))}
            {waiting.map((press) => (
              <PressLine key={press.key} press={press} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
