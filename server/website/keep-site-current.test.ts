import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { minuteMs } from "#domain/dates.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { noticeOf } from "#server/http/built-site.ts";
import type { Context, RenderedSite } from "#server/http/context.ts";
import { noChanges, page, rendered, testBuild, testSite, withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/open-store.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { keepSiteCurrent } from "./keep-site-current.ts";

const today = { from: "2026-11-20", to: "2026-11-20", reason: "Baja", phones: false };
const renderedAt = { now: new Date(testBuild.builtAt), daysOff: [] };
let end = () => {};
afterEach(() => end());

/** Two built pages, and a renderer of one that answers with what is off. */
function start(kept?: RenderedSite) {
  const site = new Map([
    ["/", page("built")],
    ["/logo.svg", page("logo")],
  ]);
  const known: { now: Date; daysOff: DaysOff; newest: object; isTurn: boolean } = {
    ...renderedAt,
    ...{ newest: { version: 0, changes: {} }, isTurn: true },
  };
  const stored: Record<string, () => unknown> = {
    readNewest: () => known.newest,
    takeRestartTurn: () => known.isTurn,
  };
  const notices = new Map([["unavailable", noticeOf("built notice")]]);
  const NOTICE_DIR = join(mkdtempSync(join(tmpdir(), "notices-")), "notices");
  const renderSite = vi.fn(
    async ({ daysOff }: { daysOff: DaysOff }) =>
      new Map(
        daysOff.flatMap(({ from }) => [
          ["/", page(`off ${from}`).copies],
          ["/notices/unavailable", page(`notice ${from}`).copies],
        ]),
      ),
  );
  const log = { debug: vi.fn(), info: vi.fn(), error: vi.fn() };
  const prepareSite = vi.fn(async () => rendered());
  const startAgain = vi.fn();
  const clock = vi.fn(() => known);
  const context = {
    ...{ site, notices, build: testBuild, renderSite, prepareSite },
    env: { NOTICE_DIR },
    store: storeThat(async ({ name }) => JSON.parse(JSON.stringify(stored[name]?.()))),
    website: { ...noChanges, rendered: kept, startAgain },
    now: () => known.now,
  };
  end = keepSiteCurrent(context, { clock }, log, 1).stop;
  const said = () => [...site.values()].map(({ copies }) => copies.identity.body.toString());
  return {
    site,
    notices,
    NOTICE_DIR,
    known,
    clock,
    renderSite,
    prepareSite,
    startAgain,
    log,
    said,
  };
}

test("pages change when a day off is set, and again after midnight", async () => {
  const { site, known, renderSite, said } = start();
  const { headers } = page("built");
  known.daysOff = [today];
  await expect.poll(said).toEqual(["off 2026-11-20", "logo"]);
  expect(site.get("/")?.headers).toEqual(headers);
  known.now = new Date("2026-11-21T07:00:00.000Z");
  await expect.poll(() => renderSite.mock.calls.length).toBe(2);
});

test("a day off that the owner sets is on the pages within thirty seconds, without a restart", () => {
  const site = new Map(testSite);
  const renderSite: Context["renderSite"] = async ({ daysOff }) =>
    new Map(daysOff.map(({ from }) => ["/", page(`off ${from}`).copies]));
  return withApp({ site, renderSite }, async (test) => {
    const { server } = test;
    const headers = await signIn(test);
    const { confirmed: _, ...plan } = { ...defaultPlan(), daysOff: [today] };
    await server.inject({ method: "PUT", url: "/api/visits/route-plan", headers, payload: plan });
    const home = async () => (await server.inject("/")).body;
    await expect.poll(home, { timeout: 30_000 }).toBe("off 2026-11-20");
  });
});

test("while a render fails all pages stay as they were", async () => {
  const { known, renderSite, log, said } = start();
  renderSite.mockRejectedValue(new Error("killed"));
  known.daysOff = [today];
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  expect(said()).toEqual(["built", "logo"]);
});

test("a newer version is prepared, and the program starts again when it is its turn; a minute later once more", async () => {
  const { known, prepareSite, startAgain } = start();
  known.isTurn = false;
  const changes = { phone: "+14802345678" };
  known.newest = { version: 1, changes };
  await expect.poll(() => prepareSite.mock.calls.length).toBeGreaterThan(1);
  expect(prepareSite).toHaveBeenCalledWith(changes);
  expect(startAgain).not.toHaveBeenCalled();
  known.isTurn = true;
  await expect.poll(() => startAgain.mock.calls.length).toBe(1);
  // The next one did not start.
  known.now = new Date(known.now.getTime() + minuteMs);
  await expect.poll(() => startAgain.mock.calls.length).toBe(2);
});

test("a version that cannot be prepared leaves the program as it is", async () => {
  const { known, prepareSite, startAgain, log } = start();
  prepareSite.mockRejectedValue(new Error("disk full"));
  known.newest = { version: 1, changes: {} };
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  expect(startAgain).not.toHaveBeenCalled();
});

test("notices follow, also in the folder of the proxy, which is another user", async () => {
  const { notices, NOTICE_DIR, known } = start();
  const file = join(NOTICE_DIR, "unavailable.html");
  expect(readFileSync(file, "utf8")).toBe("built notice");
  known.daysOff = [today];
  await expect.poll(() => notices.get("unavailable")?.body).toBe("notice 2026-11-20");
  await expect.poll(() => readFileSync(file, "utf8")).toBe("notice 2026-11-20");
  expect([NOTICE_DIR, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644]);
});

test("pages kept from an earlier day are shown at once, and rendered once more", async () => {
  const pages = new Map([["/", page("kept").copies]]);
  const earlier = { now: new Date("2026-11-19T17:00:00.000Z"), daysOff: [] };
  const { said, renderSite } = start({ pages, clock: { ...earlier, daysOff: [today] } });
  expect(said()).toEqual(["kept", "logo"]);
  await expect.poll(said).toEqual(["built", "logo"]);
  expect(renderSite).toHaveBeenCalledTimes(1);
});

test.each([
  ["for the start", { clock: renderedAt, pages: new Map([["/", page("kept").copies]]) }, "kept"],
  ["by the build", undefined, "built"],
])("pages rendered %s that say the same are not rendered again", async (_, kept, shown) => {
  const { clock, said, renderSite } = start(kept);
  await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(3);
  expect([said(), renderSite.mock.calls]).toEqual([[shown, "logo"], []]);
});
