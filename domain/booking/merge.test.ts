import { expect, test } from "vitest";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookingFields } from "./booking.ts";
import { differences, mergedValues, mergeOf } from "./merge.ts";

type Given = Parameters<typeof bookingSample>[0];

const side = (id: string, booking: Given = {}, state?: string) => ({
  booking: bookingSample({ id, createdAt: `2026-11-20T16:4${id}:00.000Z`, ...booking }),
  visit: state === undefined ? null : { state },
});

test.each<[string, Parameters<typeof side>, Parameters<typeof side>, survivor: string]>([
  ["the newest", ["1"], ["2"], "2"],
  ["the one with a visit", ["1", { status: "scheduled" }, "booked"], ["2"], "1"],
  ["the one with a day asked for", ["1", {}, "asked"], ["2"], "1"],
  ["the confirmed of two days", ["1", {}, "booked"], ["2", {}, "asked"], "1"],
  ["the newest of two visits", ["1", {}, "booked"], ["2", {}, "booked"], "2"],
  ["the newest, if the visit is over", ["1", {}, "done"], ["2"], "2"],
  ["the newest, if the visit is canceled", ["1", {}, "cancelled"], ["2"], "2"],
  ["a customer", ["1", { status: "active" }], ["2"], "1"],
])("of two bookings, %s survives a merge, whichever is named first", (_what, one, other, id) => {
  for (const merge of [
    mergeOf(side(...one), side(...other)),
    mergeOf(side(...other), side(...one)),
  ])
    expect([merge.survivor.booking.id, merge.newest.booking.id]).toEqual([id, "2"]);
});

const differ = (one: Given, other: Given) => differences(mergeOf(side("1", one), side("2", other)));

test.each<[Given, Given]>([
  [{ address: "7420 East Camelback Road" }, { address: "7420 e. Camelback Rd" }],
  [{ address: "7420 E Camelback Rd, Apartment 4" }, { address: "7420 E Camelback Rd #4" }],
  [{ state: "Arizona" }, { state: "AZ" }],
  [{ zipCode: "85251-1234" }, { zipCode: "85251" }],
  [{ firstName: "NÚÑEZ " }, { firstName: "Nunez" }],
  [{ phone: "480 555 0199" }, { phone: "+14805550199" }],
  [{ email: "Ana@Example.com" }, { email: "ana@example.com" }],
  [{ specialRequests: null }, { specialRequests: "Mind the cactus" }],
  [{ email: "" }, { email: "ana@example.com" }],
])("%j and %j are no difference", (one, other) => {
  expect(differ(one, other)).toEqual([]);
});

test("every field of the form that differs is asked about, an address once", () => {
  const asked = bookingFields.map((field) => differ({ [field]: "one 1" }, { [field]: "two 2" }));
  expect(asked.every((questions) => questions.length === 1)).toBe(true);
  expect([...new Set(asked.flat())]).toEqual([
    ...["name", "email", "phone", "address", "dogs", "plan", "day", "requests"],
  ]);
  // Two people may share all but an accent of their mailbox.
  expect(differ({ email: "ana@example.com" }, { email: "aná@example.com" })).toEqual(["email"]);
});

test("the newest values are taken unless another choice is made, and an empty one never replaces one", () => {
  const older = side(
    "1",
    { numDogs: "1", lastName: "Bell", specialRequests: "Ring twice", neighborhood: "anthem" },
    "booked",
  );
  const newer = side("2", { numDogs: "2", lastName: "", serviceType: "bi-weekly" });
  const merge = mergeOf(older, newer);
  expect(mergedValues(merge)).toEqual({ numDogs: "2", serviceType: "bi-weekly" });
  expect(mergedValues(merge, { dogs: "1", plan: "2" })).toEqual({ serviceType: "bi-weekly" });
  // The newest survives, and gets what only the other has.
  expect(mergedValues(mergeOf(side("1", older.booking), newer), { dogs: "1" })).toEqual({
    ...{ numDogs: "1", lastName: "Bell", specialRequests: "Ring twice", neighborhood: "anthem" },
  });
});

test("a neighborhood goes with its own address", () => {
  const older = side("1", { neighborhood: "anthem" }, "booked");
  const newer = side("2", { address: "1 Other St" });
  const merge = mergeOf(older, newer);
  expect(mergedValues(merge)).toEqual({ address: "1 Other St", neighborhood: null });
  expect(mergedValues(merge, { address: "1" })).toEqual({});
});
