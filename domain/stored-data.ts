import { dataUses, storedData } from "#content/privacy.ts";
import type { DataUse } from "#content/shapes.ts";

const columns = Object.values(storedData).flatMap((table) => Object.values(table));

export interface DataRow extends DataUse {
  /** What is kept, each thing once. */
  readonly what: readonly string[];
}

/** What the privacy page lists: everything in the database that is about visitors, by its use. */
export const dataRows: readonly DataRow[] = Object.entries(dataUses).flatMap(([name, use]) => {
  if (use === null) return [];
  const what = columns.filter(([of]) => of === name).map(([, label]) => label);
  return [{ ...use, what: [...new Set(what)] }];
});

/** The database's name of a booking's field: "firstName" is "first_name". */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
