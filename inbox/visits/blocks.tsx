import type { DayLoad } from "#domain/api/visits.ts";
import styles from "./blocks.module.css";

/** With more places than this, there are only words. */
const maxBlocks = 16;

/** The places of a day as blocks: taken, the one that is being chosen, free. The words beside them say the same. */
export function Blocks({
  day: { capacity, taken, off },
  withYou = false,
}: {
  readonly day: Pick<DayLoad, "capacity" | "taken" | "off">;
  readonly withYou?: boolean;
}) {
  if (off !== null || capacity === 0 || capacity > maxBlocks) return null;
  const lookOf = (place: number) => {
    if (place < taken) return "taken";
    return withYou && place === taken ? "you" : "free";
  };
  return (
    <span className={styles["blocks"]} aria-hidden="true">
      {Array.from({ length: capacity }, (_, place) => (
        <i key={place} data-look={lookOf(place)} />
      ))}
    </span>
  );
}
