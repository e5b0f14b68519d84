import { describe, expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { enqueueDue } from "#server/enqueue-due.ts";
import type { Deliver } from "#server/outbox/channels.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { openInstances, openPostgresStore } from "#server/testing/open-instances.ts";
import { confirmationsContract } from "./confirmations.contract.ts";
import { deliverDue } from "./deliver-due.ts";
import { outboxContract } from "./outbox.contract.ts";
import { pushContract } from "./push.contract.ts";

describe("the outbox on PostgreSQL", () => {
  outboxContract(openPostgresStore);
  confirmationsContract(openInstances);
});

describe("notifications on PostgreSQL", () => {
  pushContract(openPostgresStore);
});

test("two instances share fifty messages, and none is sent twice", async () => {
  const instances = await openInstances(2);
  const [store] = instances;
  for (let id = 0; id < 25; id += 1)
    await store.run(storeBooking, newBooking({ id: String(id), booking: bookingOf(String(id)) }));

  const now = () => new Date("2026-11-20T17:00:00.000Z");
  const sent = await Promise.all(
    instances.map(async (instance) => {
      const mine: string[] = [];
      const deliver: Deliver = async ({ id }) => {
        mine.push(id);
        return "sent";
      };
      while (true) {
        const pass = {
          channel: "mail" as const,
          store: instance,
          now,
          deliver,
          enqueueDue: enqueueDue(instance),
          acknowledged: new Map(),
        };
        if ((await deliverDue(pass)).nextAt === null) return mine;
      }
    }),
  );
  expect(new Set(sent.flat()).size).toBe(50);
  expect(sent.flat()).toHaveLength(50);
  for (const mine of sent) expect(mine.length).toBeGreaterThan(0);
  await Promise.all(instances.map((instance) => instance.close()));
});
