import type { Figure } from "./measure.ts";

/** What was measured at one size, by the name of its line. */
export type Column = ReadonlyMap<string, number>;

const show = (value: number | undefined) =>
  (value === undefined
    ? ""
    : value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 1 : 0 })
  ).padStart(11);

/** One line for each thing measured, one column for each size. */
export function columns(what: string, measured: ReadonlyMap<number, Column>): Figure[] {
  const all = [...measured.values()];
  const names = new Set(all.flatMap((column) => [...column.keys()]));
  return [
    { what, value: [...measured.keys()].map(show).join("") },
    ...[...names].map((name) => ({
      what: name,
      value: all.map((column) => show(column.get(name))).join(""),
    })),
  ];
}
