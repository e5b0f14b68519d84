import { expect, test } from "vitest";
import { minuteMs } from "#domain/dates.ts";
import { seriesId, seriesReason, seriesWords } from "./series.ts";

const day = "2026-11-20";
const network = "Qx.7f";

test.each([
  [network, 48, 10, "48 bookings from one network within 10 min"],
  [network, 1, 0, "1 booking from one network within 1 min"],
  [null, 1204, 150, "1,204 bookings from many networks within 2 h 30 min"],
])(
  "what came from %s, %i bookings in %i minutes, is read as %s",
  (from, bookings, minutes, said) => {
    const firstAt = "2026-11-20T17:00:00.000Z";
    const lastAt = new Date(Date.parse(firstAt) + minutes * minuteMs).toISOString();
    expect(seriesWords({ id: seriesId(day, from), bookings, firstAt, lastAt })).toBe(said);
  },
);

test("the history of a booking says whether one network or many sent the series", () => {
  const reasons = [network, null].map((from) => seriesReason(seriesId(day, from)));
  expect(reasons).toEqual(
    ["one network", "many networks"].map(
      (from) => `part of a series: more bookings came from ${from} than people send`,
    ),
  );
});

test("each day and each network has a series of its own", () => {
  const ids = [day, "2026-11-21"].flatMap((one) =>
    [network, "Qx.80", null].map((from) => seriesId(one, from)),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
