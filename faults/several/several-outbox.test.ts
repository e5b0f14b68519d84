import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { book } from "#faults/visitors.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { startInstances } from "./instances.ts";

const count = amount({ short: 2, full: 4 });
const bookings = amount({ short: 12, full: 200 });
/** Milliseconds that a test may take on a machine that is busy with other things. */
const patience = amount({ short: 120_000, full: 1_800_000 });

/** Instances that send their mail to a real mail server, and what has arrived there. */
async function withMail() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const DATABASE_URL = await postgres.createDatabase();
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const instances = await startInstances(count, { DATABASE_URL, SMTP_URL: mail.url });
  onTestFinished(instances.stop);

  const ids = () => mail.mails.map(({ messageId = "" }) => messageId);
  return {
    instances,
    arrived: () => ids().length,
    different: () => new Set(ids()).size,
    /** Books at the instances in turn. Each booking owes two mails: one to the owner, one to the visitor. */
    async bookAll(prefix: string, often: number, at: readonly string[]) {
      const sent = Array.from({ length: often }, (_, turn) =>
        book(at[turn % at.length] ?? "", `${prefix}-${turn}`),
      );
      for (const answer of await Promise.all(sent)) expect(answer).toHaveProperty("id");
    },
    async query(sql: string) {
      const client = new pg.Client(DATABASE_URL);
      await client.connect();
      const { rowCount } = await client.query(sql).finally(() => client.end());
      return rowCount;
    },
  };
}

test(
  `${count} instances send every mail once`,
  async () => {
    const { instances, arrived, different, bookAll, query } = await withMail();
    await bookAll("once", bookings, instances.urls);
    await expect.poll(different, { timeout: 120_000 }).toBe(2 * bookings);
    // All are settled: nothing is left that could be sent a second time.
    const unsent = () => query("select from messages where state <> 'sent'");
    await expect.poll(unsent, { timeout: 20_000 }).toBe(0);
    console.info(`${count} instances, ${bookings} bookings: ${arrived()} mails`);
    expect(arrived()).toBe(2 * bookings);
  },
  patience,
);

test(
  "an instance is killed while it sends: every mail arrives, and twice only with its Message-ID",
  async () => {
    const { instances, arrived, different, bookAll, query } = await withMail();
    await bookAll("killed", bookings, instances.urls);
    await expect.poll(arrived, { interval: 1, timeout: 20_000 }).toBeGreaterThan(3);
    await instances.kill(0);
    const others = instances.urls.slice(1);
    // The others send what nobody has in work; what is left then is the killed one's.
    let left: number | null = null;
    const settled = async () => {
      const before = left;
      left = await query("select from messages where state = 'waiting'");
      return left === before && (left ?? 0) <= 10;
    };
    await expect.poll(settled, { interval: 1000, timeout: 120_000 }).toBe(true);
    // It belongs to it for five minutes, which are let pass here at once.
    const claimed = await query(
      "update messages set claimed_until = now() where state = 'waiting' and claimed_until > now()",
    );
    await bookAll("afterwards", 1, others);
    await expect.poll(different, { timeout: 120_000 }).toBe(2 * (bookings + 1));
    const twice = arrived() - different();
    console.info(`killed while sending: ${arrived()} mails, ${claimed} in work, ${twice} twice`);
    expect(twice).toBeLessThanOrEqual(claimed ?? 0);
  },
  patience,
);
