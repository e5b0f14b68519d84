import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { ClaimButton, ClaimNotice } from "./claim.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");
const client = loadedClient({
  "/api/session": { username: "riley", role: "owner", firstPasswordUntil: null },
});

function claimOf(more: Partial<Booking>, at = now) {
  const booking = bookingSample(more);
  const $ = render(
    <>
      <ClaimNotice booking={booking} now={at} />
      <ClaimButton booking={booking} now={at} />
    </>,
    client,
  );
  return [$("[role=status]").text(), $("button").text()];
}

const by = (claimedBy: string) => ({ claimedBy, claimedUntil: "2026-11-20T17:15:00.000Z" });

test("a claim of somebody else is shown to the minute, and the booking cannot be claimed too", () => {
  expect(claimOf(by("sam"))).toEqual(["sam is on it until 10:15 AM", ""]);
});

test("your own claim can be given back", () => {
  expect(claimOf(by("riley"))).toEqual(["You are on it until 10:15 AM", "I’m not on it anymore"]);
});

test("a booking that nobody claims, or whose claim is over, can be claimed", () => {
  expect(claimOf({})).toEqual(["", "I’m on it"]);
  expect(claimOf(by("sam"), new Date("2026-11-20T17:15:00.000Z"))).toEqual(["", "I’m on it"]);
});

test("nobody claims a booking that is answered or merged", () => {
  expect(claimOf({ ...by("riley"), status: "contacted" })).toEqual(["", ""]);
  expect(claimOf({ mergedInto: "b-2" })).toEqual(["", ""]);
});
