import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { amount } from "#faults/amount.ts";
import { addOwnerTo, signIn } from "#faults/owner.ts";
import { booked, compare, refused, sendVisitors, storedIn, waitForMore } from "#faults/visitors.ts";
import { ownerAt } from "#faults/website.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt, deliveryOf } from "#server/testing/messages.ts";
import { kept, spawnServer, startServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { mountSmallDisk } from "./small-disk.ts";

const rounds = amount({ short: 1, full: 20 });
const alone = "Alone";

test(`on a disk filled ${rounds} times, only bookings fail, with a 503 and the phone number, until there is room`, async ({
  skip,
  onTestFinished,
}) => {
  // Twenty rounds of bookings must fit on it: 100,000 bookings take 200 MB.
  const disk = mountSmallDisk(amount({ short: 32_000_000, full: 600_000_000 }));
  if (!disk) return skip();
  onTestFinished(disk.remove);
  const DATA_DIR = join(disk.folder, "data");
  await addOwnerTo({ DATA_DIR });
  const server = await startServer({ DATA_DIR });
  onTestFinished(async () => void (await server.stop()));
  const owner = await signIn(server.url);
  const status = async (path: string) => (await fetch(server.url + path)).status;
  // It reports not ready for 30 seconds after a failed write, with results up to two seconds old.
  const expectReady = (said: number) => expect.poll(() => status("/readyz")).toBe(said);
  const list = async () => {
    const answer = await fetch(`${server.url}/api/bookings`, { headers: owner });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const visitors = sendVisitors(() => server.url, { count: 8, prefix: "full" });

  for (let round = 0; round < rounds; round += 1) {
    await waitForMore(booked(visitors), 100);
    disk.fill();
    // Until no booking fits into the journal's existing space.
    await expect
      .poll(async () => {
        const before = visitors.acknowledged.size;
        await waitForMore(refused(visitors), 20);
        return visitors.acknowledged.size - before;
      })
      .toBe(0);
    // A single booking may still fit where eight together did not.
    const bookOne = () =>
      fetch(`${server.url}/api/bookings`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...validBooking, firstName: alone }),
      });
    let answer = await bookOne();
    const again = async () => {
      answer = await bookOne();
      return answer.status;
    };
    await expect.poll(again).toBe(503);
    expect(answer.headers.get("content-type")).toMatch("application/problem+json");
    expect(await answer.json()).toMatchObject({
      title: expect.stringContaining(formatPhone(contact.phone)),
    });
    await expectReady(503);
    expect(await Promise.all(["/healthz", "/", "/book-now"].map(status))).toEqual([200, 200, 200]);
    // The session is still looked up while bookings are refused.
    for (let time = 0; time < 10; time += 1) expect(await list()).toContain("full-");
    disk.empty();
    await waitForMore(booked(visitors), 100);
  }
  await visitors.stop();
  await expectReady(200);
  expect(server.lines.join("\n")).toContain("bookings.db: its disk is full");
  expect(await server.stop()).toBe(0);
  const stored = (await storedIn({ DATA_DIR })).filter(({ key }) => key !== alone);
  const { missing, ...counts } = compare(visitors, stored);
  console.info(`${rounds} full disks:`, {
    ...counts,
    missing: missing.length,
    differing: visitors.differing.length,
    seen: visitors.seen,
  });
  expect(missing).toEqual([]);
  expect(visitors.differing).toEqual([]);
  expect(counts).toMatchObject({ doubled: 0, stored: counts.acknowledged });
});

test("on a full disk nothing is published, the site stays, and the owner reads so", async ({
  skip,
  onTestFinished,
}) => {
  const disk = mountSmallDisk(32_000_000);
  if (!disk) return skip();
  onTestFinished(disk.remove);
  const DATA_DIR = join(disk.folder, "data");
  await addOwnerTo({ DATA_DIR });
  const server = await startServer({ DATA_DIR }, [], kept);
  onTestFinished(async () => void (await server.stop()));
  const owner = await ownerAt(server.url);
  await owner.save("plans.weekly.pricePerVisit", 27);
  const home = async () => (await fetch(server.url)).text();
  const before = await home();
  disk.fill();
  const answer = await owner.publish();
  expect([answer.status, await answer.json()]).toMatchObject([
    500,
    { detail: "The pages could not be made. The site is as it was: please try again." },
  ]);
  expect(await home()).toBe(before);
  expect(readdirSync(join(DATA_DIR, "website"))).toEqual([]);
  disk.empty();
  expect((await owner.publish()).status).toBe(200);
  await expect.poll(home).toContain("$27");
});

test("a start on a full disk fails with a reason, and once there is room the next one serves", async ({
  skip,
  onTestFinished,
}) => {
  const disk = mountSmallDisk(16_000_000);
  if (!disk) return skip();
  onTestFinished(disk.remove);
  disk.fill();
  const start = spawnServer({ DATA_DIR: disk.folder }, ["--api-only"]);
  await once(start.process, "close");
  expect(start.process.exitCode).toBe(1);
  expect(start.lines).toEqual([
    expect.stringMatching(/bookings\.db cannot be used: its disk is full/),
  ]);
  disk.empty();
  const server = await startServer({ DATA_DIR: disk.folder }, ["--api-only"]);
  onTestFinished(async () => void (await server.stop()));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("emails whose files do not fit on the disk wait, and are written once there is room", async ({
  skip,
  onTestFinished,
}) => {
  const disk = mountSmallDisk(1_000_000);
  if (!disk) return skip();
  onTestFinished(disk.remove);
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  const start = Date.parse("2026-11-20T17:00:00.000Z");
  let now = new Date(start);
  const delivery = deliveryOf({ DATA_DIR: disk.folder, store, now: () => now });
  const pass = () => deliverAt(store, now.toISOString(), delivery.deliver.mail);
  await store.run(storeBooking, newBooking({ id: "one" }));
  disk.fill();
  expect(await pass()).toMatchObject({ sent: 0, failed: 0, waiting: 2 });
  disk.empty();
  now = new Date(start + 60_000);
  expect(await pass()).toMatchObject({ written: 2, failed: 0, waiting: 0 });
  const files = readdirSync(join(disk.folder, "mail"));
  delivery.close();
  await store.close();
  expect(files).toHaveLength(2);
  expect(files.every((file) => file.endsWith(".eml"))).toBe(true);
});
