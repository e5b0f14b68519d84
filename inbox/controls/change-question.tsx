import type { ComponentProps } from "react";
import type { BookingDetail } from "#domain/api/bookings.ts";
import type { BookingChange } from "#inbox/app/changes.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { Question } from "./form-dialog.tsx";

/** Asks before a change of a booking; again, if others were first. */
export function ChangeQuestion({
  bookingId,
  ask,
  ...question
}: Pick<ComponentProps<typeof Question>, "title" | "confirm" | "onClose"> & {
  readonly bookingId: string;
  /** @param latest the booking as others have left it, once they were first */
  readonly ask: (latest?: BookingDetail) => {
    readonly change: BookingChange;
    readonly words: string;
  };
}) {
  const { run, latest, ...state } = useDialogChanges(bookingId);
  const { change, words } = ask(latest);
  return (
    <Question {...question} {...state} onConfirm={() => run(change, question.onClose)}>
      {words}
    </Question>
  );
}
