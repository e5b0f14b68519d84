import { expect, test } from "vitest";
import { claimMs } from "#domain/tasks/state.ts";
import { recordCall } from "#server/bookings/record-call.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { after, ownerActions } from "#server/testing/owner-actions.ts";

const store = sharedStore();
const { book, by, change, claim, detailOf, merge, read } = ownerActions(() => store);
const claimed = async (id: string) => {
  const { claimedBy, claimedUntil } = (await read(id)).booking;
  return [claimedBy, claimedUntil];
};

test("a claim lasts 15 minutes, and claiming again starts the 15 minutes over", async () => {
  const id = await book();
  expect(detailOf(await claim(id, "riley")).booking.claimedUntil).toBe(after(claimMs));
  await claim(id, "riley", after(60_000));
  expect(await claimed(id)).toEqual(["riley", after(claimMs + 60_000)]);
});

test("a claim ends after 15 minutes, and with a voicemail", async () => {
  const id = await book();
  await claim(id, "riley");
  expect(await claim(id, "sam", after(claimMs - 1))).toEqual({
    rejected: "conflict",
    reason: "riley is on it until Friday, 9:56 AM.",
    actor: "riley",
  });
  expect(await claim(id, "sam", after(claimMs))).toHaveProperty("detail");
  const call = {
    from: "pending" as const,
    until: after(claimMs * 8),
    outcome: "voicemail" as const,
  };
  await store.run(recordCall, { ...by(id, "sam", after(claimMs)), ...call });
  expect(await claimed(id)).toEqual([null, null]);
});

test("only a booking that is waiting for a call can be claimed", async () => {
  const id = await book();
  await change(id, ["pending", "contacted"]);
  expect(await claim(id, "riley")).toEqual({
    rejected: "conflict",
    reason: "It is “Reached” already.",
  });
  expect(await claim("none", "riley")).toMatchObject({ rejected: "not-found" });
  const phone = "(480) 555-0170";
  const [closed, survivor] = [await book({ phone }), await book({ phone }, after(1))];
  await merge(closed, survivor);
  expect(await claim(closed, "riley")).toMatchObject({ rejected: "conflict" });
});
