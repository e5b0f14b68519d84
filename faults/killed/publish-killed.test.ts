import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { phoenixDay } from "#domain/dates.ts";
import { amount } from "#faults/amount.ts";
import { addOwnerTo } from "#faults/owner.ts";
import { ownerAt, readSite } from "#faults/website.ts";
import { buildOf } from "#server/http/built-site.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import {
  childrenOf,
  clockFrom,
  kept,
  type RunningServer,
  spawnServer,
} from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const rounds = amount({ short: 1, full: 30 });
/** A publication takes this long on an idle machine. */
const publicationMs = 5000;

const DATA_DIR = temporaryFolder(afterAll);
const thing = "plans.weekly.pricePerVisit";
const [built, before, after] = [24, 26, 27];
const beforeVersion = 2;
/** The whole site, by its weekly price. */
const sites = new Map<number, ReadonlyMap<string, string>>();
let server: RunningServer;
let owner: Awaited<ReturnType<typeof ownerAt>>;

async function start() {
  // Midnight would change pages.
  const noon = `${phoenixDay(new Date(buildOf("dist").builtAt))}T19:00:00.000Z`;
  const started = spawnServer({ DATA_DIR, ...clockFrom(noon) }, [], kept);
  server = { ...started, url: "" };
  server = { ...started, url: await started.ready };
  owner = await ownerAt(server.url);
}

/** The weekly price of the site that is shown; undefined if it is a mixed one. */
async function shown(): Promise<number | undefined> {
  const site = await readSite(server.url);
  const isShown = (known: ReadonlyMap<string, string>) =>
    [...known].every(([path, text]) => site.get(path) === text);
  return [...sites].find(([, known]) => isShown(known))?.[0];
}

async function publish(price: number) {
  await owner.save(thing, price);
  const answer = await owner.publish();
  return { status: answer.status, body: await answer.json() };
}

const workers = () => childrenOf(server.process.pid);
const renderers = () => workers().flatMap(childrenOf);
const patience = { timeout: 240_000, interval: 5 };
const until = (processes: () => number[], count: number) =>
  vi.waitUntil(() => processes().length === count, patience);
async function killLast(processes: () => number[], count: number) {
  await until(processes, count);
  process.kill(processes().at(-1) ?? 0, "SIGKILL");
}
/** Until the newest version is shown, by one program. */
async function settled() {
  const isLive = async () => {
    const { live, version } = await owner.read();
    return live === version;
  };
  await vi.waitUntil(isLive, { ...patience, interval: 50 });
  await until(workers, 1);
}

beforeAll(async () => {
  await addOwnerTo({ DATA_DIR });
  await start();
  sites.set(built, await readSite(server.url));
  for (const price of [after, before]) {
    expect(await publish(price)).toMatchObject({ status: 200 });
    await settled();
    sites.set(price, await readSite(server.url));
  }
});
afterAll(() => server.stop());

test("an undo gives the earlier site, byte by byte, and the last one the site as built", async () => {
  expect(new Set([...sites.values()].map((site) => site.get("/"))).size).toBe(3);
  for (const [version, price] of [
    [1, after],
    [0, built],
    [beforeVersion, before],
  ] as const) {
    expect((await owner.undo(version)).status).toBe(200);
    await settled();
    expect(await shown()).toBe(price);
  }
});

/** As after an update: pages are rendered, also those of an earlier version. */
const forget = () => rmSync(join(DATA_DIR, "website"), { recursive: true, force: true });

test("a renderer that is killed changes nothing, and the owner reads so", async () => {
  forget();
  const publishing = publish(after);
  await killLast(renderers, 1);
  expect(await publishing).toMatchObject({
    status: 500,
    body: { detail: "The pages could not be made. The site is as it was: please try again." },
  });
  expect(await shown()).toBe(before);
});

/** Publishes until something is killed, starts again, and goes back. @returns what is shown by then */
async function interrupted(kill: (publishing: Promise<unknown>) => Promise<unknown>) {
  const publishing = publish(after).catch(() => undefined);
  await kill(publishing);
  const published = (await publishing)?.status === 200;
  await start();
  const price = await shown();
  expect(published ? [after] : [before, after]).toContain(price);
  if (price === after) expect((await owner.undo(beforeVersion)).status).toBe(200);
  await settled();
  return price;
}

test("killed while it renders, it shows the old site", async () => {
  forget();
  const kill = async () => {
    await until(renderers, 1);
    await server.kill();
  };
  expect(await interrupted(kill)).toBe(before);
});

test.each<[when: string, kill: Parameters<typeof interrupted>[0]]>([
  [
    "right after the publication",
    async (publishing) => {
      await publishing;
      await server.kill();
    },
  ],
  [
    "while the next program starts",
    async () => {
      await until(workers, 2);
      await server.kill();
    },
  ],
  [
    "after the next program was killed, which left it as it was",
    async () => {
      await killLast(workers, 2);
      expect(await shown()).toBe(before);
      await server.kill();
    },
  ],
])("killed %s, it shows the new site", async (_, kill) =>
  expect(await interrupted(kill)).toBe(after),
);

test(`killed ${rounds} times at random while it publishes, it shows the old site or the new one`, async () => {
  const seen: unknown[] = [];
  for (const delayMs of randomIntegers(rounds, publicationMs)) {
    forget();
    const kill = async () => {
      await wait(delayMs);
      await server.kill();
    };
    seen.push(await interrupted(kill));
  }
  console.info(`killed while publishing: ${seen.join(", ")}`);
});

test("a start whose renderer is killed serves, and shows what was published as soon as it can", async () => {
  await server.stop();
  forget();
  const starting = start();
  await killLast(renderers, 1);
  await starting;
  expect(server.lines.join("\n")).toContain("the published site was not rendered");
  await expect.poll(shown).toBe(before);
  // The program that could not show it has ended.
  await settled();
});

test("when a program is killed that hands over to the next one, all end, and are to be started again", async () => {
  const ended = once(server.process, "exit");
  const publishing = publish(after).catch(() => undefined);
  await until(workers, 2);
  process.kill(workers()[0] ?? 0, "SIGKILL");
  expect((await ended)[0]).toBe(1);
  await publishing;
  await start();
  expect(await shown()).toBe(after);
});
