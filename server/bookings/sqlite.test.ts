import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergesContract } from "./merge.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "bookings-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("lists on SQLite", () => {
  listsContract(() => openStore({ DATA_DIR: join(folder, "lists") }));
});

describe("bookings on SQLite", () => {
  bookingsContract(() => openStore({ DATA_DIR: join(folder, "bookings") }));
});

describe("merges on SQLite", () => {
  mergesContract(() => openStore({ DATA_DIR: join(folder, "joins") }));
});

describe("corrections on SQLite", () => {
  correctionsContract(() => openStore({ DATA_DIR: join(folder, "corrections") }), 40);
});

describe("leads by phone on SQLite", () => {
  leadsContract(() => openStore({ DATA_DIR: join(folder, "leads") }));
});

describe("claims on SQLite", () => {
  claimsContract(() => openStore({ DATA_DIR: join(folder, "claims") }));
});

test("bookings of one batch keep the order in which they arrived", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "batch") });
  const sent = ["one", "two", "three"];
  await Promise.all(sent.map((id) => store.run(storeBooking, newBooking({ id }))));
  const { items } = await store.run(listBookings, { limit: 10, sort: "oldest" });
  expect(items.map(({ id }) => id)).toEqual(sent);
  await store.close();
});
