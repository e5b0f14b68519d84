import { dataUses, storedData } from "#content/privacy.ts";
import type { DataUse } from "#content/schemas.ts";
import { type Field, fieldTable } from "#domain/booking/fields.ts";

export interface DataRow extends DataUse {
  readonly what: readonly string[];
}

/** For the privacy page: everything in the database that is about visitors, by its use. */
export function dataRows(): readonly DataRow[] {
  const fields: readonly Field[] = Object.values(fieldTable);
  const columns = [
    ...fields.map(({ kept }) => kept),
    ...Object.values(storedData).flatMap((table) => Object.values(table)),
  ];
  return Object.entries(dataUses).flatMap(([name, use]) => {
    if (use === null) return [];
    const what = columns.filter(([of]) => of === name).map(([, label]) => label);
    return [{ ...use, what: [...new Set(what)] }];
  });
}
