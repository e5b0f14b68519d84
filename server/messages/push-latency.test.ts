import { expect, onTestFinished, test } from "vitest";
import { addUser } from "#server/accounts/users.ts";
import { openStore } from "#server/open-store.ts";
import { saveDevice } from "#server/outbox/push-devices.ts";
import { bookingOf } from "#server/testing/bookings.ts";
import { startServer } from "#server/testing/process.ts";
import { startPushService } from "#server/testing/push-service.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const bookings = 15;

test("each booking reaches the push service once, and the time it took is printed", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const push = await startPushService();
  const { endpoint, keys } = push.subscribe("phone");
  const store = await openStore({ DATA_DIR });
  await store.run(addUser, { id: "u-1", username: "riley", password: "unused" });
  const at = new Date().toISOString();
  const device = {
    id: "phone",
    userId: "u-1",
    name: "phone",
    endpoint,
    ...keys,
    sessionId: "s",
    at,
  };
  await store.run(saveDevice, device);
  await store.close();

  const server = await startServer({ DATA_DIR, PUSH_ALLOW_LOCAL: "true" }, ["--api-only"]);
  const pressedAt = new Map<string, number>();
  for (let count = 0; count < bookings; count += 1) {
    const pressed = Date.now();
    const answer = await fetch(`${server.url}/api/bookings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bookingOf(`${count}`)),
    });
    const { id } = await answer.json();
    pressedAt.set(`booking-${id}`, pressed);
    // Three at a time: a business gets fewer.
    if (count % 3 === 2) await expect.poll(() => push.received.length).toBe(count + 1);
  }
  expect(await server.stop()).toBe(0);
  await push.stop();

  const tookMs = push.received
    .map(({ at: arrived, payload }) => arrived - (pressedAt.get(payload.notification.tag) ?? 0))
    .sort((one, other) => one - other);
  expect(new Set(push.received.map(({ payload }) => payload.notification.tag)).size).toBe(bookings);
  const [median, p95 = Number.NaN] = [0.5, 0.95].map(
    (share) => tookMs[Math.floor(share * bookings)],
  );
  console.info(`booking to push service: median ${median} ms, 95 % within ${p95} ms`);
});
