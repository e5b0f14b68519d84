import type { Visit } from "#domain/api/bookings.ts";
import { recordOutcome, takeBackOutcome } from "#inbox/app/changes.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { BackIcon, LockIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { Question } from "#inbox/controls/question.tsx";
import { CheckIcon } from "#ui/drawings/icons.tsx";

/** Another outcome; or none, which asks first, because the time of this one is lost. */
export function ChangeOutcome({
  visit,
  name,
  words,
  isWaiting,
}: {
  readonly visit: Visit;
  readonly name: string;
  /** "done 9:59 AM" */
  readonly words: string;
  /** Whether the outcome is still to be sent. */
  readonly isWaiting: boolean;
}) {
  const { run, busyWith } = useChanges();
  const isBusy = busyWith === visit.bookingId;
  const other = visit.state === "done" ? "no-access" : "done";
  const [question, ask] = useDialog((close) => (
    <Question
      title="Open the visit again?"
      confirm="Open again"
      isBusy={isBusy}
      onConfirm={() => run(takeBackOutcome(visit, name, isWaiting), { onEnd: close })}
      onClose={close}
    >
      {`“${words}” is taken back, and its time is forgotten.`}
    </Question>
  ));
  return (
    <>
      <PopoverMenu label={`Change the outcome for ${name}`} className={looks.quiet} face="Change">
        <button type="button" onClick={() => isBusy || run(recordOutcome(visit, name, other))}>
          {other === "done" ? <CheckIcon /> : <LockIcon />}
          {other === "done" ? "Done" : "No access"}
        </button>
        <button type="button" onClick={ask}>
          <BackIcon />
          Not yet …
        </button>
      </PopoverMenu>
      {question}
    </>
  );
}
