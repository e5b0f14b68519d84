import { expect, test } from "vitest";
import { booking } from "#domain/api/bookings.ts";
import type { Store } from "#server/db/store.ts";
import { printBookings } from "./print-bookings.ts";

const fields = Object.keys(booking.shape).map((name) => [name, ""]);
const one = booking.parse({
  ...Object.fromEntries(fields),
  ...{ status: "pending", createdAt: "2026-11-20T17:00:00.000Z", firstName: "Ana" },
  ...{ contactSeconds: null, erasedAt: null },
});
/** More than a function takes arguments. */
const many = 130_000;
const page = JSON.stringify({ items: Array(many).fill(one), next: null });

/** A storage with nothing but many bookings. */
const store: Pick<Store, "run"> = { run: async () => JSON.parse(page) };

async function print(json: boolean): Promise<string[]> {
  const lines: string[] = [];
  await printBookings(store, { json, status: undefined }, (line) => lines.push(line));
  return lines;
}

test("a table of very many bookings is printed", async () => {
  const lines = await print(false);
  expect(lines).toHaveLength(many + 1);
  expect(lines.at(-1)).toMatch(/^Nov 20, 2026.* {2}pending {2}Ana/);
});

test("very many are printed as JSON line by line, never as one text", async () => {
  const lines = await print(true);
  expect(lines).toHaveLength(many + 1);
  expect(JSON.parse(lines.join("\n"))).toHaveLength(many);
});

test("whatever is stored, each booking is one line that no control character can change", async () => {
  const odd = { ...one, firstName: "Ana\r\nEve", numDogs: "6\u001b[2J", phone: "Monday\u202e" };
  const lines: string[] = [];
  await printBookings(
    { run: async () => JSON.parse(JSON.stringify({ items: [odd], next: null })) },
    { json: false, status: undefined },
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(lines[1]).toContain("Ana Eve");
});
