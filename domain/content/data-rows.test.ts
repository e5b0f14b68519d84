import { expect, test } from "vitest";
import { dataUses } from "#content/privacy.ts";
import { dataRows } from "./data-rows.ts";

test("the privacy page has a row for each use of visitors' data, and names each thing once", () => {
  const rows = dataRows();
  expect(rows.map(({ what: _, ...use }) => use)).toEqual(
    Object.values(dataUses).filter((use) => use !== null),
  );
  expect(rows[0]).toEqual({
    ...dataUses.contact,
    what: [
      ...["first name", "last name", "email address", "phone number"],
      "search words made from these and your street address",
    ],
  });
  for (const { what, why } of rows) {
    expect(what, why).not.toEqual([]);
    expect(new Set(what).size).toBe(what.length);
  }
});
