import { expect, test } from "vitest";
import { changedBooking } from "./live.ts";

test("a change names its booking", () => {
  expect(changedBooking('{"bookingId":"b-1"}')).toBe("b-1");
});

test("what names none stands for all", () => {
  for (const data of ["{}", "null", "", "no JSON", '{"bookingId":7}'])
    expect(changedBooking(data)).toBeUndefined();
});
