import { expect, test } from "vitest";
import { dueMessage } from "#server/testing/due-message.ts";
import type { DueMessage } from "./claim-messages.ts";
import { isNeeded } from "./is-needed.ts";

type Given = Parameters<typeof dueMessage>[0];

/** The kinds that are still sent, so many hours after the booking. */
const needed = (booking: NonNullable<Given>["booking"], hours = 21) =>
  (["lead", "confirmation", "reminder", "overdue", "webhook"] as const).filter((kind) => {
    const now = new Date(Date.parse("2026-11-20T17:00:00.000Z") + hours * 3_600_000);
    return isNeeded(dueMessage({ kind, booking: booking ?? {} }), now);
  }) satisfies DueMessage["kind"][];

test.each<[string, ReturnType<typeof needed>, Parameters<typeof needed>]>([
  ["pending", ["lead", "confirmation", "reminder", "overdue", "webhook"], [{}]],
  ["pending, and late", ["lead", "confirmation", "overdue", "webhook"], [{}, 24]],
  ["contacted", ["lead", "confirmation", "webhook"], [{ status: "contacted" }]],
  ["joined", ["lead", "confirmation", "webhook"], [{ joinedInto: "b-0" }]],
  ["spam", ["webhook"], [{ status: "spam" }]],
  ["erased", [], [{ erasedAt: "2026-11-20T18:00:00.000Z" }]],
])("of a booking that is %s there is still sent: %j", (_state, kinds, given) => {
  expect(needed(...given)).toEqual(kinds);
});
