import { expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { book } from "#faults/visitors.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { startInstances } from "./instances.ts";

const count = amount({ short: 2, full: 4 });
const bookings = amount({ short: 12, full: 200 });

/** Instances that send their email to a real mail server, and what has arrived there. */
async function withMail() {
  const DATABASE_URL = await newDatabase();
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const instances = await startInstances(count, { DATABASE_URL, SMTP_URL: mail.url });
  onTestFinished(instances.stop);

  const ids = () => mail.mails.map(({ messageId = "" }) => messageId);
  return {
    instances,
    arrived: () => ids().length,
    different: () => new Set(ids()).size,
    /** Books at the instances in turn. Each booking sends two emails: one to the owner, one to the visitor. */
    async bookAll(prefix: string, often: number, at: readonly string[]) {
      const sent = Array.from({ length: often }, (_, turn) =>
        book(at[turn % at.length] ?? "", `${prefix}-${turn}`),
      );
      for (const answer of await Promise.all(sent)) expect(answer).toHaveProperty("id");
    },
    /** @returns how many rows it has found or changed */
    async query(sql: string) {
      const { rows, numAffectedRows } = await runSql({ DATABASE_URL }, sql);
      return Number(numAffectedRows ?? rows.length);
    },
  };
}

test("when an instance is killed while sending, every email arrives, and repeats have the same Message-ID", async () => {
  const { instances, arrived, different, bookAll, query } = await withMail();
  await bookAll("killed", bookings, instances.urls);
  await expect.poll(arrived, { interval: 1 }).toBeGreaterThan(3);
  await instances.kill(0);
  const others = instances.urls.slice(1);
  // The others send everything unclaimed; the rest was claimed by the killed one.
  let left = Number.NaN;
  const settled = async () => {
    const before = left;
    left = await query("select from messages where state = 'waiting'");
    return left === before && left <= 10;
  };
  await expect.poll(settled, { interval: 1000 }).toBe(true);
  // Its claims last five minutes, which are skipped here.
  const claimed = await query(
    "update messages set claimed_until = now() where state = 'waiting' and claimed_until > now()",
  );
  await bookAll("afterwards", 1, others);
  await expect.poll(different).toBe(2 * (bookings + 1));
  const twice = arrived() - different();
  console.info(`killed while sending: ${arrived()} mails, ${claimed} in work, ${twice} twice`);
  expect(twice).toBeLessThanOrEqual(claimed);
});
