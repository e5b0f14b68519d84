import { useEffect, useRef, useState } from "react";
import { recordOutcome } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { SkipIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, placeOfView } from "#inbox/navigation/navigation.ts";
import { areaName, nameOf } from "#inbox/text/labels.ts";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { currentStep, type NextStep } from "./day-plan.ts";
import { CallClock, CallLink } from "./lead-row.tsx";
import styles from "./next-bar.module.css";

/** The skipped steps. Skipping the last one starts over. */
function useSkip(steps: readonly NextStep[]) {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const current = currentStep(steps, skipped);
  const skip = () => {
    if (!current) return;
    const more = new Set(skipped).add(current.booking.id);
    setSkipped(steps.every(({ booking }) => more.has(booking.id)) ? new Set() : more);
  };
  return { current, skip };
}

/** After "Done", the next visit appears under the finger: ignores a second press for this long. */
const settlingMs = 1000;

const DoneButton = ({ step }: { readonly step: NextStep & { readonly kind: "visit" } }) => {
  const { run, busyWith } = useChanges();
  const { visit, booking } = step;
  const name = nameOf(booking);
  const isBusy = busyWith === booking.id;
  const wasPressed = useRef(false);
  const settledAt = useRef(0);
  useEffect(() => {
    if (wasPressed.current) settledAt.current = performance.now() + settlingMs;
    wasPressed.current = false;
  }, [booking.id]);
  const finish = () => {
    if (isBusy || performance.now() < settledAt.current) return;
    wasPressed.current = true;
    run(recordOutcome(visit, name, "done"));
  };
  return (
    <Button
      tone="tangerine"
      className={styles["done"]}
      aria-label={`Done, ${name}`}
      aria-disabled={isBusy}
      onClick={finish}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <CheckIcon />
      Done
    </Button>
  );
};

/** What comes next, within reach of the thumb. Skip changes nothing. */
export function NextBar({
  steps,
  now,
}: {
  readonly steps: readonly NextStep[];
  readonly now: Date;
}) {
  const { current, skip } = useSkip(steps);
  if (!current) return null;
  const { booking } = current;
  return (
    <section
      aria-label="Next"
      data-above-tabs
      className={`${styles["bar"]} ${shared["screenOnly"]}`}
    >
      <button type="button" className={shared["iconButton"]} onClick={skip}>
        <SkipIcon />
        Skip
      </button>
      <button
        type="button"
        className={styles["open"]}
        onClick={() => goTo(addressOfPlace({ ...placeOfView("today"), booking: booking.id }))}
      >
        <span className={styles["name"]}>
          <span className={styles["wide"]}>Next: </span>
          <bdi>{nameOf(booking)}</bdi>
        </span>
        {current.kind === "call" ? (
          <CallClock booking={booking} now={now} />
        ) : (
          <span className={styles["when"]}>
            {`${windowHours(current.visit)}, ${areaName(booking.area)}`}
          </span>
        )}
      </button>
      {current.kind === "call" ? (
        <CallLink booking={booking} tone="tangerine" />
      ) : (
        <DoneButton step={current} />
      )}
    </section>
  );
}
