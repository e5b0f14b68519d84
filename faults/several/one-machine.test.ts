import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { amount, isFull } from "#faults/amount.ts";
import { addOwnerTo, openInbox, signIn } from "#faults/owner.ts";
import { compare, storedIn } from "#faults/stored.ts";
import { booked, sendVisitors, waitForMore } from "#faults/visitors.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { hasCaddy, startCaddy } from "./caddy.ts";
import { startInstances } from "./instances.ts";
import { readPages } from "./page-readers.ts";

const rounds = amount({ short: 1, full: 10 });
const install = 'There is no Caddy on this machine: "apt-get install caddy" first';
if (!hasCaddy) console.info(`Not tried: one instance behind Caddy. ${install}`);

/** One instance with SQLite behind Caddy, as `docs/operations.md` sets up one machine. */
async function withOneMachine(env: Readonly<Record<string, string>>) {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const instance = await startInstances(1, { DATA_DIR, ...env });
  onTestFinished(instance.stop);
  return { DATA_DIR, instance, caddy: await startCaddy(instance.urls[0] ?? "") };
}

test.runIf(hasCaddy || isFull)(
  `behind Caddy pages only wait while the program is restarted or killed, ${rounds} times each`,
  async () => {
    const { DATA_DIR, instance, caddy } = await withOneMachine({});
    const visitors = sendVisitors(() => caddy.url, { prefix: "caddy", count: 4 });
    const readers = readPages(caddy.url, ["/", "/book-now"]);
    for (let round = 0; round < rounds; round += 1)
      for (const end of [instance.end, instance.kill]) {
        await waitForMore(booked(visitors), 20);
        await end(0);
        await instance.start(0);
      }
    await Promise.all([visitors.stop(), readers.stop()]);
    await caddy.stop();
    await instance.stop();
    const { missing, ...counts } = compare(visitors, await storedIn({ DATA_DIR }));
    const pages = { read: readers.read, failed: readers.failed, longest: readers.longest };
    console.info("Caddy:", { ...counts, missing: missing.length, seen: visitors.seen, pages });
    expect([...readers.failed]).toEqual([]);
    expect(missing).toEqual([]);
    expect(counts.doubled).toBe(0);
    expect(visitors.differing).toEqual([]);
  },
);

test.runIf(hasCaddy || isFull)(
  "Caddy passes event streams on, trusts no forged address, and logs nothing personal",
  async () => {
    const { DATA_DIR, instance, caddy } = await withOneMachine({ RATE_LIMIT: "3/9999h" });
    await addOwnerTo({ DATA_DIR });
    const headers = await signIn(caddy.url);
    const inbox = await openInbox(caddy.url, headers);
    onTestFinished(inbox.close);
    await expect.poll(() => inbox.heard).toEqual(["ready {}"]);

    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const forged = { "x-forwarded-for": `192.0.2.${turn}`, "content-type": "application/json" };
      const init = { method: "POST", headers: forged, body: "{}" };
      statuses.push((await fetch(`${caddy.url}/api/bookings`, init)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429]);

    await instance.kill(0);
    const booking = { method: "POST", headers, body: "{}" };
    const away = fetch(`${caddy.url}/api/bookings?search=Rosalind`, booking);
    await instance.start(0);
    const answer = await away;
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(formatPhone(business.phone));
    const log = await caddy.stop();
    expect(log).toContain("incomplete response");
    for (const personal of ["Rosalind", headers.cookie, "remote_ip"])
      expect(log).not.toContain(personal);
  },
);
