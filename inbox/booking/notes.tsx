import { useId } from "react";
import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import { notesOf } from "#inbox/app/booking-events.ts";
import { addNote } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { useChanges, useWaiting } from "#inbox/app/mutations.tsx";
import { useDraft } from "#inbox/app/use-draft.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { submitting } from "#inbox/controls/submit.ts";
import { Section } from "./section.tsx";

/** The notes and a field for a new one, which keeps its text if sending fails. An erased booking takes none. */
const noteLook =
  "rounded-[4px_12px_12px_4px] border-l-5 border-mustard bg-warm px-3.5 py-2.5 leading-[1.45] text-ink print:break-inside-avoid";

export function Notes({
  booking,
  history,
}: {
  readonly booking: Booking;
  readonly history: readonly BookingEvent[];
}) {
  const id = useId();
  const now = useNow();
  const { id: bookingId, erasedAt } = booking;
  const { run, isBusy } = useChanges(bookingId);
  const [text, setText] = useDraft(bookingId);
  const notes = notesOf(history);
  const waiting = useWaiting(bookingId);
  if (erasedAt !== null && notes.length === 0) return null;
  const add = () => {
    if (text.trim())
      run(addNote(booking, text.trim()), {
        // Keeps what was typed while the note was being sent.
        onDone: () =>
          setText((all) => (all.startsWith(text) ? all.slice(text.length).trim() : all)),
      });
  };
  return (
    <Section title="Notes">
      {notes.length + waiting.length > 0 && (
        <ul className="mb-3 grid gap-2.5">
          {notes.map((note) => (
            <li key={note.id} className={noteLook}>
              <p className="whitespace-pre-line">{note.text}</p>
              <p
                className={looks.detail}
              >{`${note.actor}, ${shortTime(new Date(note.at), now)}`}</p>
            </li>
          ))}
          {waiting.map(
            ({ key, at, note }) =>
              note !== undefined && (
                <li key={key} className={noteLook}>
                  <p className="whitespace-pre-line">{note}</p>
                  <p className={looks.detail}>{`${shortTime(new Date(at), now)}, will be sent`}</p>
                </li>
              ),
          )}
        </ul>
      )}
      {erasedAt === null && (
        <form className="grid justify-items-start gap-2.5 print:hidden" onSubmit={submitting(add)}>
          <label htmlFor={id} className="sr-only">
            New note
          </label>
          <textarea
            id={id}
            className="field-sizing-content max-h-[40vh] min-h-18 w-full resize-y rounded-field border-2 border-ink bg-surface px-3.5 py-2.5 leading-[1.45] text-ink"
            rows={2}
            maxLength={2000}
            placeholder="Gate, dogs, when to call again …"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" isSmall isBusy={!text.trim() || isBusy}>
            Add note
          </Button>
        </form>
      )}
    </Section>
  );
}
