import { business } from "#content/business.ts";
import type { Summary } from "#domain/api/numbers.ts";
import { formatDuration } from "#domain/promise-clock.ts";
import { addressOfPlace, placeOfView } from "#site/inbox/navigation.ts";
import { useSummary } from "#site/inbox/reads.ts";
import { counted } from "#site/inbox/words.ts";
import { WeekBars } from "./week-bars.tsx";

function Figure({
  value,
  label,
  note,
  isHot = false,
}: {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isHot?: boolean;
}) {
  return (
    <li className="figure" data-hot={isHot}>
      <b className="figure-value">{value}</b>
      <span>{label}</span>
      {note && <span className="figure-note">{note}</span>}
    </li>
  );
}

const unknown = "–";

function values(summary: Summary | undefined) {
  if (!summary) return { waiting: unknown, median: unknown, share: unknown };
  const { waiting, medianSeconds, inTime, late } = summary;
  const promised = inTime + late;
  return {
    waiting: `${waiting}`,
    median: medianSeconds === null ? unknown : formatDuration(medianSeconds * 1000),
    // Rounded down: all in time is said only when it is true.
    share: promised === 0 ? unknown : `${Math.floor((inTime / promised) * 100)}%`,
  };
}

/** What is to be done, and how the promise is kept. */
export function Figures() {
  const { data: summary, isError } = useSummary();
  const { waiting, median, share } = values(summary);
  const { overdue = 0, failedMessages = 0 } = summary ?? {};
  return (
    <section aria-label="At a glance" className="figures-band">
      <ul className="figures">
        <Figure
          value={waiting}
          label={`waiting for a call${isError ? ", not read" : ""}`}
          note={overdue > 0 ? `${overdue} of them late` : undefined}
          isHot={(summary?.waiting ?? 0) > 0}
        />
        <Figure value={median} label="median first contact" />
        <Figure
          value={share}
          label={`called within ${business.replyWithinHours} h, last 30 days`}
        />
        <li className="figure figure-bars">
          <WeekBars weeks={summary?.weeks} />
        </li>
      </ul>
      {failedMessages > 0 && (
        <p className="notice">
          {`${counted(failedMessages, "message")} could not be sent. `}
          <a href={addressOfPlace(placeOfView("messages"))}>See messages</a>
        </p>
      )}
    </section>
  );
}
