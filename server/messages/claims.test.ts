import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { channels } from "./channels.ts";
import { claimMessages } from "./claims.ts";

const { db, plansOf } = queryPlans();
afterAll(() => db.destroy());

test("due messages of a channel are found without reading all waiting ones", async () => {
  await migrate(db, "sqlite");
  for (const channel of channels) {
    const plans = await plansOf(() =>
      claimMessages.run(db, { channel, now: "2026-11-20T17:00:00.000Z", limit: 10 }),
    );
    const due = `SEARCH messages USING INDEX messages_due_${channel}`;
    const claimed = "SEARCH messages USING INDEX messages_claimed (claimed_until>?)";
    // The last query finds when the next message is due.
    expect(plans).toEqual([`${due} (next_at>?)`, claimed, `${due} (next_at<?)`, due]);
  }
});
