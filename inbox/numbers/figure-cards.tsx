import { business } from "#content/business.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { formatDuration } from "#domain/dates.ts";
import shared from "#inbox/controls/shared.module.css";
import { sharePercent } from "#inbox/text/labels.ts";
import styles from "./figure-cards.module.css";
import { openOf } from "./week-words.ts";

const count = (number: number) => number.toLocaleString("en-US");

/** The share of calls within the promised time, and how soon they usually are. */
export function ShareCard({ numbers }: { readonly numbers: Numbers }) {
  const { inTime, late, uncalled, medianSeconds } = numbers;
  const due = inTime + late;
  const open = openOf(numbers);
  const percent = sharePercent(inTime, due);
  const declinedWords =
    uncalled > 0
      ? ` ${count(uncalled)} ${uncalled === 1 ? "was" : "were"} declined without a call.`
      : "";
  const openWords = `${open === 1 ? "has" : "have"} time left.`;
  return (
    <section
      aria-labelledby="share-title"
      className={`${shared["sheet"]} ${styles["card"]} ${styles["share"]}`}
    >
      <div className={due > 0 ? styles["answer"] : ""}>
        <h2 id="share-title">Called in time</h2>
        <p className={due === 0 ? styles["value"] : `${styles["value"]} ${styles["percent"]}`}>
          {due === 0 ? "None yet" : `${percent}%`}
        </p>
        <p className={styles["kept"]}>
          {due === 0
            ? `No booking has reached its ${business.replyWithinHours} hours yet. ${count(open)} ${openWords}${declinedWords}`
            : `${count(inTime)} of ${count(due)} ${due === 1 ? "person" : "people"} who booked heard from you within ${business.replyWithinHours} hours.`}
        </p>
        {due > 0 && (
          <p className={styles["late"]}>
            {late === 0 ? "Not one was late." : `${count(late)} waited longer.`}
            {open > 0 && ` ${count(open)} more ${openWords}`}
            {declinedWords}
          </p>
        )}
        {medianSeconds !== null && (
          <p className={styles["late"]}>
            {`Half heard from you within ${formatDuration(Math.max(medianSeconds, 60) * 1000)}.`}
          </p>
        )}
      </div>
    </section>
  );
}
