import { business } from "#content/business.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { formatDuration } from "#domain/dates.ts";
import shared from "#inbox/controls/shared.module.css";
import { sharePercent } from "#inbox/text/labels.ts";
import { agave, cream, ink, mustard, tangerine } from "#ui/drawings/drawing.ts";
import styles from "./figure-cards.module.css";

const size = 22;
const blocks = Array.from({ length: 100 }, (_, index) => index);

/** A wall of a hundred breeze blocks, one for each percent, from the bottom up; a late one is a closed brick. */
function BreezeWall({ kept }: { readonly kept: number }) {
  return (
    <svg viewBox="-3 -3 226 240" aria-hidden="true">
      <symbol id="block-kept" viewBox="0 0 22 22">
        <path d="M0 0h22v22H0z" fill={cream} />
        <path d="M1.5 11Q11 11 11 1.5 11 11 20.5 11 11 11 11 20.5 11 11 1.5 11z" fill={agave} />
        <path d="M0 0h22v22H0z" fill="none" stroke={ink} strokeWidth="2" />
      </symbol>
      <symbol id="block-late" viewBox="0 0 22 22">
        <path d="M0 0h22v22H0z" fill={tangerine} />
        <path d="M0 11h22M11 0v11M5.5 11v11M16.5 11v11" stroke={ink} strokeWidth="1.5" />
        <path d="M0 0h22v22H0z" fill="none" stroke={ink} strokeWidth="2" />
      </symbol>
      {blocks.map((block) => (
        <use
          key={block}
          href={block < kept ? "#block-kept" : "#block-late"}
          x={(block % 10) * size}
          y={(9 - Math.floor(block / 10)) * size}
          width={size}
          height={size}
        />
      ))}
      <path d="M-2-2h224v224H-2z" fill="none" stroke={ink} strokeWidth="2" />
      <path d="M-2 222h224v12H-2z" fill={tangerine} stroke={ink} strokeWidth="2" />
    </svg>
  );
}

const count = (number: number) => number.toLocaleString("en-US");

/** The share of calls within the promised time: a figure, a sentence and a wall. */
export function ShareCard({ numbers }: { readonly numbers: Numbers }) {
  const { bookings, inTime, late } = numbers;
  const due = inTime + late;
  const open = bookings - due;
  const percent = sharePercent(inTime, due);
  const openWords = `${open === 1 ? "has" : "have"} time left.`;
  return (
    <section
      aria-labelledby="share-title"
      className={`${shared["sheet"]} ${styles["card"]} ${styles["share"]}`}
    >
      <div>
        <h2 id="share-title">Called in time</h2>
        <p className={due === 0 ? styles["value"] : `${styles["value"]} ${styles["percent"]}`}>
          {due === 0 ? "None yet" : `${percent}%`}
        </p>
        <p className={styles["kept"]}>
          {due === 0
            ? `No booking has reached its ${business.replyWithinHours} hours yet. ${count(open)} ${openWords}`
            : `${count(inTime)} of ${count(due)} ${due === 1 ? "person" : "people"} who booked heard from you within ${business.replyWithinHours} hours.`}
        </p>
        {due > 0 && (
          <p className={styles["late"]}>
            {late === 0 ? "Not one was late." : `${count(late)} waited longer.`}
            {open > 0 && ` ${count(open)} more ${openWords}`}
          </p>
        )}
      </div>
      {due > 0 && <BreezeWall kept={percent} />}
    </section>
  );
}

const rays = Array.from({ length: 24 }, (_, hour) => hour);
const radius = 56;

/** A wedge of the face from the top, clockwise. `part` is below 1. */
function wedge(part: number): string {
  const angle = part * 2 * Math.PI;
  const x = Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  return `M0 0V${-radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}z`;
}

/**
 * A sunburst clock with a ray for each promised hour, filled up to the median; all tangerine beyond the promise.
 * @param part of the promised time: 1 is all of it
 */
function SunburstClock({ part }: { readonly part: number }) {
  const turn = Math.min(part, 1) * 360;
  return (
    <svg
      viewBox="-112 -112 224 224"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {rays.map((hour) => {
        const isLong = hour % 2 === 0;
        const isPast = part > 0 && hour / rays.length < part;
        const fill = isPast ? (part > 1 ? tangerine : agave) : isLong ? mustard : cream;
        return (
          <g key={hour} transform={`rotate(${hour * 15})`} strokeWidth="2">
            {isLong ? (
              <path d="M0-64 5-78 0-109-5-78z" fill={fill} />
            ) : (
              <g>
                <path d="M0-64V-86" />
                <circle cy="-88" r="5" fill={fill} />
              </g>
            )}
          </g>
        );
      })}
      <circle r={radius} fill="#fff" strokeWidth="3" />
      {part >= 1 && <circle r={radius} fill={tangerine} strokeWidth="3" />}
      {part > 0 && part < 1 && <path d={wedge(part)} fill={agave} strokeWidth="2" />}
      <path d={`M0 8V${-radius + 8}`} strokeWidth="5" transform={`rotate(${turn.toFixed(1)})`} />
      <circle r="7" fill={mustard} strokeWidth="3" />
    </svg>
  );
}

/** How soon the team usually calls. */
export function MedianCard({ seconds }: { readonly seconds: number | null }) {
  const promised = business.replyWithinHours;
  return (
    <section
      aria-labelledby="median-title"
      className={`${shared["sheet"]} ${styles["card"]} ${styles["median"]}`}
    >
      <div>
        <h2 id="median-title">Median first contact</h2>
        <p className={styles["value"]}>
          {seconds === null ? "None yet" : formatDuration(seconds * 1000)}
        </p>
        <p className={styles["meaning"]}>
          {seconds === null
            ? "Nobody has been contacted in this range."
            : `Half heard from you sooner, half later. The whole clock is ${promised} hours.`}
        </p>
      </div>
      <SunburstClock part={seconds === null ? 0 : seconds / (promised * 3600)} />
    </section>
  );
}
