import type { ComponentProps } from "react";
import type { BookingChange } from "#inbox/app/changes.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { Question } from "./card-dialog.tsx";

/** Asks before a change of a booking. */
export function ChangeQuestion({
  change,
  ...question
}: Omit<ComponentProps<typeof Question>, "isBusy" | "onConfirm"> & {
  readonly change: BookingChange;
}) {
  const { run, isBusy } = useChanges(change.bookingId);
  const confirm = () => run(change, { onEnd: question.onClose });
  return <Question {...question} isBusy={isBusy} onConfirm={confirm} />;
}
