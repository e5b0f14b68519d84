import shared from "#inbox/controls/shared.module.css";
import { lawn, ridgeFar, ridgeNear } from "#ui/drawings/drawing.ts";
import { SaguaroArt } from "#ui/drawings/saguaro.tsx";
import { SunArt } from "#ui/drawings/sun.tsx";
import styles from "./day-banner.module.css";

/** The sun climbs out of the ridge with the visits that are done; with the last one it is whole. */
const DawnOfTheDay = ({ shareDone }: { readonly shareDone: number }) => (
  <svg
    className={`${styles["art"]} ${shared["screenOnly"]}`}
    viewBox="0 0 390 74"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <g transform={`translate(322 ${58 - Math.round(shareDone * 28)}) scale(.235)`}>
      <SunArt />
    </g>
    <path d="M150 74c40-2 66-20 96-22 26-1 38 12 62 8 26-4 44-20 82-18v32z" fill={ridgeFar} />
    <path d="M196 74c36-2 58-12 90-10 36 2 60-8 104-8v18z" fill={ridgeNear} />
    <path d="M0 70c120 2 250-3 390-2v6H0z" fill={lawn} />
    <g transform="translate(362 70) scale(.27)">
      <SaguaroArt />
    </g>
  </svg>
);

/** The day, and what there is to do on it. */
export const DayBanner = ({
  day,
  toDo,
  shareDone,
}: {
  /** "Sunday, November 22" */
  readonly day: string;
  readonly toDo: string;
  /** Of today's visits, 0 to 1. */
  readonly shareDone: number;
}) => (
  <div className={styles["banner"]}>
    <DawnOfTheDay shareDone={shareDone} />
    <div className={styles["words"]}>
      <h1>{day}</h1>
      <p>{toDo}</p>
    </div>
  </div>
);
