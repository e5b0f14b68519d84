import { expect, test } from "vitest";
import { type Booking, booking } from "#domain/api/bookings.ts";
import { printTable } from "./bookings.ts";

const fields = Object.keys(booking.shape).map((name) => [name, ""]);
const one = booking.parse({
  ...Object.fromEntries(fields),
  status: "pending",
  createdAt: "2026-11-20T17:00:00.000Z",
  firstName: "Ana",
  contactSeconds: null,
  erasedAt: null,
  source: "form",
  claimedUntil: null,
  followUpAt: null,
  reachBy: null,
  quotedPerVisit: null,
});

function print(bookings: readonly Booking[]): string[] {
  const lines: string[] = [];
  printTable(bookings, (line) => lines.push(line));
  return lines;
}

test("a table of very many bookings is printed", () => {
  // More than a function can take as arguments.
  const many = 130_000;
  const lines = print(Array<Booking>(many).fill(one));
  expect(lines).toHaveLength(many + 1);
  expect(lines.at(-1)).toMatch(/^November 20, 2026.* {2}pending {2}Ana/);
});

test("each booking is printed on one line without control characters, no matter what is stored", () => {
  const odd = { ...one, firstName: "Ana\r\nEve", numDogs: "6\u001b[2J", phone: "Monday\u202e" };
  const lines = print([odd]);
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(lines[1]).toContain("Ana Eve");
});
