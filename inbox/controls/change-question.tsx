import type { ComponentProps } from "react";
import type { BookingChange } from "#inbox/app/changes.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { Question } from "./card-dialog.tsx";

/** Asks before a change of a booking. */
export function ChangeQuestion({
  change,
  ...question
}: Omit<ComponentProps<typeof Question>, "error" | "isBusy" | "onConfirm"> & {
  readonly change: BookingChange;
}) {
  const { run, isBusy, failure } = useDialogChanges(change.bookingId);
  const confirm = () => run(change, question.onClose);
  return <Question {...question} error={failure} isBusy={isBusy} onConfirm={confirm} />;
}
