import { business } from "#content/business.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { formatDuration } from "#domain/dates.ts";
import shared from "#inbox/controls/shared.module.css";
import { sharePercent } from "#inbox/text/labels.ts";
import styles from "./share-card.module.css";

const count = (number: number) => number.toLocaleString("en-US");

/** The share of calls within the promised time, and how soon they usually are. */
export function ShareCard({ numbers }: { readonly numbers: Numbers }) {
  const { inTime, late, medianSeconds } = numbers;
  const due = inTime + late;
  const hours = `${business.replyWithinHours} hours`;
  return (
    <section aria-labelledby="share-title" className={`${shared["sheet"]} ${styles["share"]}`}>
      <h2 id="share-title">Called in time</h2>
      <p className={styles["percent"]}>
        {due === 0 ? "None yet" : `${sharePercent(inTime, due)}%`}
      </p>
      <p className={styles["words"]}>
        {due === 0
          ? `No booking has reached its ${hours} yet.`
          : `${count(inTime)} of ${count(due)} heard from you within ${hours}.`}
        {medianSeconds !== null &&
          ` Of those you called, half within ${formatDuration(Math.max(medianSeconds, 60) * 1000)}.`}
      </p>
    </section>
  );
}
