import type { DayLoad } from "#domain/api/visits.ts";

const looks = {
  taken: "bg-current forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  you: "border-ink bg-mustard forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  free: "",
};

/** With more places than this, there are only words. */
const maxBlocks = 16;

/** The places of a day as blocks: taken, the one that is being chosen, free. The words beside them say the same. */
export function Blocks({
  day: { capacity, taken, off },
  withYou = false,
  isColumn = false,
}: {
  readonly day: Pick<DayLoad, "capacity" | "taken" | "off">;
  readonly withYou?: boolean;
  /** Whether it fills the head of a day's column on a wide screen. */
  readonly isColumn?: boolean;
}) {
  if (off !== null || capacity === 0 || capacity > maxBlocks) return null;
  const lookOf = (place: number) => {
    if (place < taken) return "taken";
    return withYou && place === taken ? "you" : "free";
  };
  return (
    <span
      // Eight in a row.
      className={`flex max-w-21.5 flex-wrap justify-end gap-0.5 print:hidden ${isColumn ? "col-start-2 row-span-2 row-start-1 md:mt-0.75 md:grid md:max-w-none md:grid-cols-8 md:*:w-auto" : ""}`}
      aria-hidden="true"
    >
      {Array.from({ length: capacity }, (_, place) => (
        <i
          key={place}
          className={`h-2.75 w-2.25 rounded-[2px] border-[1.5px] border-current ${looks[lookOf(place)]}`}
        />
      ))}
    </span>
  );
}
