import { expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { openInstances } from "#server/testing/new-stores.ts";
import type { Deliver } from "./channels.ts";

test("two instances share fifty messages, and none is sent twice", async () => {
  const instances = await openInstances(2);
  const [store] = instances;
  for (let id = 0; id < 25; id += 1)
    await store.run(storeBooking, newBooking({ id: String(id), booking: bookingOf(String(id)) }));

  const at = "2026-11-20T17:00:00.000Z";
  const sent = await Promise.all(
    instances.map(async (instance) => {
      const mine: string[] = [];
      const deliver: Deliver = async ({ id }) => {
        mine.push(id);
        return "sent";
      };
      while (true) {
        if ((await deliverAt(instance, at, deliver)).nextAt === null) return mine;
      }
    }),
  );
  expect(new Set(sent.flat()).size).toBe(50);
  expect(sent.flat()).toHaveLength(50);
  for (const mine of sent) expect(mine.length).toBeGreaterThan(0);
  await Promise.all(instances.map((instance) => instance.close()));
});
