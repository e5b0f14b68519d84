const steps = [1, 2, 5];

/** The marks of an axis from 0 to at least `highest`, in whole steps of 1, 2 or 5 times a power of ten; at most six. */
export function ticks(highest: number): readonly number[] {
  for (let power = 1; ; power *= 10)
    for (const step of steps.map((base) => base * power))
      if (step * 5 >= highest) {
        const count = Math.max(1, Math.ceil(highest / step));
        return Array.from({ length: count + 1 }, (_, index) => index * step);
      }
}

export const axisLabel = (mark: number): string =>
  mark.toLocaleString("en-US", { notation: "compact" });

/** Labels with this much room fit on every nth mark. */
export function labelStep(step: number, room: number): number {
  return Math.max(1, Math.ceil(room / step));
}
