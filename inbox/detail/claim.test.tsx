import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { ClaimNotice } from "./claim.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");
const client = loadedClient({
  "/api/session": { username: "riley", role: "owner", firstPasswordUntil: null },
});

function claimOf(more: Partial<Booking>, at = now) {
  const booking = bookingSample(more);
  const $ = render(<ClaimNotice booking={booking} now={at} />, client);
  return $("[role=status]").text();
}

const by = (claimedBy: string) => ({ claimedBy, claimedUntil: "2026-11-20T17:15:00.000Z" });

test("a claim is shown to the minute while it lasts", () => {
  expect(claimOf(by("sam"))).toBe("sam is on it until 10:15 AM");
  expect(claimOf(by("riley"))).toBe("You are on it until 10:15 AM");
  expect(claimOf({})).toBe("");
  expect(claimOf(by("sam"), new Date("2026-11-20T17:15:00.000Z"))).toBe("");
  expect(claimOf({ ...by("riley"), status: "contacted" })).toBe("");
});
