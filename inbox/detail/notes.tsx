import { type KeyboardEvent, useId } from "react";
import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import { notesOf } from "#inbox/changes/booking-events.ts";
import { addNote } from "#inbox/changes/changes.ts";
import { useChanges, useWaiting } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { submitting } from "#inbox/forms/submit.ts";
import { useDraft } from "#inbox/forms/use-draft.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { nameOf } from "#inbox/text/labels.ts";
import styles from "./notes.module.css";
import { Section } from "./section.tsx";

/** The notes and a field for a new one, which keeps its text if sending fails. An erased booking takes none. */
export function Notes({
  booking,
  history,
  now,
}: {
  readonly booking: Booking;
  readonly history: readonly BookingEvent[];
  readonly now: Date;
}) {
  const id = useId();
  const { id: bookingId, erasedAt } = booking;
  const { run, busyWith } = useChanges();
  const [text, setText] = useDraft(bookingId);
  const notes = notesOf(history);
  const waiting = useWaiting(bookingId);
  if (erasedAt !== null && notes.length === 0) return null;
  const add = () => {
    if (text.trim() && busyWith !== bookingId)
      run(addNote(bookingId, nameOf(booking), text.trim()), {
        // Keeps what was typed while the note was being sent.
        onDone: () =>
          setText((now) => (now.startsWith(text) ? now.slice(text.length).trim() : now)),
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  };
  return (
    <Section title="Notes">
      {notes.length + waiting.length > 0 && (
        <ul className={styles["notes"]}>
          {notes.map((note) => (
            <li key={note.id} className={styles["note"]}>
              <p className={styles["text"]}>{note.text}</p>
              <p className={shared["detail"]}>{`${note.actor}, ${shortTime(note.at, now)}`}</p>
            </li>
          ))}
          {waiting.map(
            ({ key, at, change }) =>
              change.note !== undefined && (
                <li key={key} className={styles["note"]}>
                  <p className={styles["text"]}>{change.note}</p>
                  <p className={shared["detail"]}>
                    {`${shortTime(new Date(at), now)}, will be sent`}
                  </p>
                </li>
              ),
          )}
        </ul>
      )}
      {erasedAt === null && (
        <form className={`${styles["form"]} ${shared["screenOnly"]}`} onSubmit={submitting(add)}>
          <label htmlFor={id} className={shared["visuallyHidden"]}>
            New note
          </label>
          <textarea
            id={id}
            rows={2}
            maxLength={2000}
            placeholder="Gate, dogs, when to call again …"
            value={text}
            aria-keyshortcuts="Control+Enter"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button type="submit" isSmall disabled={!text.trim() || busyWith === bookingId}>
            Add note
          </Button>
        </form>
      )}
    </Section>
  );
}
