import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { storedBooking, storedText } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { csvColumns, csvOf, type ExportedBooking } from "./export.ts";

const createdAt = "2026-11-20T17:00:00.000Z";

const booking: fc.Arbitrary<ExportedBooking> = fc
  .record({
    stored: storedBooking,
    notes: fc.array(
      fc.record({ at: fc.constant(createdAt), actor: storedText, text: storedText }),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ stored: { claimedBy: _, claimedUntil: __, ...stored }, notes }) => ({
    ...stored,
    createdAt,
    erasedAt: null,
    visitDay: "2026-11-24",
    visitHours: "07:00-11:00",
    visitState: "booked",
    notes,
    phrase: "New",
  }));

const isFormula = /^[=+\-@\t\r＝＋－＠]/;
const guarded = (value: Booking[keyof Booking]) => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return isFormula.test(value) ? `'${value}` : value;
};

test(
  "an export reads back equal, and no CSV cell begins like a formula",
  () =>
    holds(
      fc.property(fc.array(booking, { maxLength: 4 }), (bookings) => {
        const rows: Record<string, string>[] = parse(csvOf(bookings), {
          bom: true,
          columns: Object.keys(csvColumns),
          from_line: 2,
          record_delimiter: "\r\n",
        });
        expect(rows).toEqual(
          bookings.map(({ notes, ...one }) => ({
            ...Object.fromEntries(
              Object.entries(one).map(([name, value]) => [name, guarded(value)]),
            ),
            phone: guarded(phoneLink(one.phone).text),
            area: areaBySlug(one.area)?.name ?? guarded(one.area),
            // 17:00 in UTC.
            createdAt: "2026-11-20 10:00:00",
            notes: notes
              .map(({ actor, text }) => `2026-11-20 10:00:00 ${actor}: ${text}`)
              .join("\n"),
          })),
        );
        const cells = rows.flatMap(({ contactSeconds: _, ...row }) => Object.values(row));
        expect(cells.filter((cell) => isFormula.test(cell))).toEqual([]);
      }),
      2000,
    ),
  120_000,
);
