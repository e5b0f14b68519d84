import type { Figure } from "./measure.ts";

/** What was measured at one size, by the name of its line. */
export type Column = ReadonlyMap<string, number>;

const show = (value: number | undefined) =>
  value?.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 1 : 0 }) ?? "";

/** A head and one row for each thing measured, with a cell for each size. */
export function rowsOf(what: string, measured: ReadonlyMap<number, Column>): string[][] {
  const all = [...measured.values()];
  const names = new Set(all.flatMap((column) => [...column.keys()]));
  return [
    [what, ...[...measured.keys()].map(show)],
    ...[...names].map((name) => [name, ...all.map((column) => show(column.get(name)))]),
  ];
}

/** The same, to be printed. */
export const columns = (what: string, measured: ReadonlyMap<number, Column>): Figure[] =>
  rowsOf(what, measured).map(([name = "", ...cells]) => ({
    what: name,
    value: cells.map((cell) => cell.padStart(11)).join(""),
  }));
