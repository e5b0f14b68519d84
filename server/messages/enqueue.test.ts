import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { enqueue } from "./enqueue.ts";

const at = "2026-11-20T17:00:00.000Z";
const { db } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("500 reminders to 66 devices wait, and wait again after they were dropped", async () => {
  await db
    .insertInto("users")
    .values({ id: "u", username: "riley", password: "unused", role: "owner" })
    .execute();
  const devices = Array.from({ length: 66 }, (_, device) => `d-${device}`);
  await db
    .insertInto("push_devices")
    .values(
      devices.map((id) => ({
        id,
        user_id: "u",
        name: id,
        endpoint: `https://push.example/${id}`,
        p256dh: "",
        auth: "",
        created_at: at,
      })),
    )
    .execute();
  const messages = Array.from({ length: 500 }, (_, index) => ({
    kind: "digest" as const,
    id: `digest.${index}`,
    at,
  }));
  const waiting = async () => {
    const { count } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    return count;
  };
  await enqueue(db, messages, "again");
  expect(await waiting()).toBe(500 * 67);
  await db.updateTable("messages").set({ state: "dropped" }).execute();
  await enqueue(db, messages, "again");
  expect(await waiting()).toBe(500 * 67);
});
