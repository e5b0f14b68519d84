import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { storedBooking } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { exportFormats } from "./write-export.ts";

async function written(format: "csv" | "json", bookings: readonly Booking[]): Promise<string> {
  async function* pages() {
    yield bookings.slice(0, 2);
    yield bookings.slice(2);
  }
  const pieces: string[] = [];
  for await (const piece of exportFormats[format].write(pages())) pieces.push(piece);
  return pieces.join("");
}

const isFormula = /^[=+\-@\t\r＝＋－＠]/;
const guarded = (value: Booking[keyof Booking]) => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return isFormula.test(value) ? `'${value}` : value;
};

test(
  "an export reads back equal, and no cell of its table begins like a formula",
  () =>
    holds(
      fc.asyncProperty(fc.array(storedBooking, { maxLength: 4 }), async (bookings) => {
        const rows: Record<string, string>[] = parse(await written("csv", bookings), {
          ...{ bom: true, columns: true, record_delimiter: "\r\n" },
        });
        expect(rows).toEqual(
          bookings.map((one) =>
            Object.fromEntries(Object.entries(one).map(([name, value]) => [name, guarded(value)])),
          ),
        );
        const cells = rows.flatMap(({ contactSeconds: _, ...row }) => Object.values(row));
        expect(cells.filter((cell) => isFormula.test(cell))).toEqual([]);
        expect(JSON.parse(await written("json", bookings))).toEqual(bookings);
      }),
      2000,
    ),
  120_000,
);
