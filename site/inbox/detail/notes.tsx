import { type KeyboardEvent, useId } from "react";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { addNote, useActs } from "#site/inbox/acts.tsx";
import { notesOf } from "#site/inbox/history.ts";
import { shortTime } from "#site/inbox/words.ts";
import { useDraft } from "./use-draft.ts";

/** The notes, and a place to write one. What is half written stays when sending fails. */
export function Notes({
  bookingId,
  history,
  now,
}: {
  readonly bookingId: string;
  readonly history: readonly BookingEvent[];
  readonly now: Date;
}) {
  const id = useId();
  const { run, busyWith } = useActs();
  const [text, setText] = useDraft(bookingId);
  const notes = notesOf(history);
  const add = () => {
    if (text.trim() && busyWith !== bookingId)
      run(addNote(bookingId, text.trim()), { onDone: () => setText("") });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="pane-part">
      <h3 id={`${id}-title`} tabIndex={-1}>
        Notes
      </h3>
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note.id} className="note">
              <p className="whitespace-pre-line">{note.text}</p>
              <p className="cell-note">{`${note.actor}, ${shortTime(note.at, now)}`}</p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label htmlFor={id} className="sr-only">
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
        <button
          type="submit"
          className="act act-small bg-white"
          disabled={!text.trim() || busyWith === bookingId}
        >
          Add note
        </button>
      </form>
    </section>
  );
}
