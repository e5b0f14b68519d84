import { expect, test } from "vitest";
import { bookingDetail } from "#domain/api/bookings.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { onTuesdays } from "#domain/testing/areas.ts";
import { withApp } from "#server/testing/app.ts";
import { sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { type Ask, askAsRiley, signIn } from "#server/testing/sign-in.ts";

/** An app on a Sunday with a booking of a route day, and somebody who is signed in. */
const withInbox = (use: (ask: Ask, id: string) => Promise<void>) =>
  withApp({ now: () => new Date(sunday) }, async (context) => {
    const id = await visitActions(() => context.app.store).book({ zipCode: onTuesdays.zip });
    await use(await askAsRiley(context), id);
  });

const key = "019a0000-0000-7000-8000-000000000009";
const outcomeKey = "019a0000-0000-7000-8000-00000000000a";
const morning = { day: tuesday, starts: "07:00", ends: "11:00", seen: null };

test("a day and its hours schedule the visit; the same key again answers the same", () =>
  withInbox(async (ask, id) => {
    const url = `/api/bookings/${id}/visits`;
    const first = await ask("POST", url, morning, key);
    expect(first.status).toBe(200);
    const { visit, history } = bookingDetail.parse(first.body);
    expect(visit).toMatchObject({ starts: "07:00", sequence: 0 });
    expect(history.at(-1)).toMatchObject({ kind: "visit-scheduled", actor: "Riley" });
    expect((await ask("POST", url, morning, key)).body).toEqual(first.body);
    expect(await ask("POST", url, { ...morning, starts: "11:00", ends: "15:00" })).toMatchObject({
      status: 409,
      body: { code: "conflict", actor: "Riley", detail: expect.stringContaining("7 AM to 11 AM") },
    });
    const own = { day: tuesday, starts: "09:30", ends: "10:15", seen: 0 };
    const { body } = await ask("POST", url, own);
    expect(bookingDetail.parse(body).visit).toMatchObject({ starts: "09:30", sequence: 1 });
    const outcome = { outcome: "cancelled", seen: 1 };
    for (const _ of [1, 2]) {
      const cancelled = await ask("POST", `${url}/outcome`, outcome, outcomeKey);
      expect(bookingDetail.parse(cancelled.body).visit?.state).toBe("cancelled");
    }
  }));

test("the days for a booking start today or after a given day, those that fit first", () =>
  withInbox(async (ask, id) => {
    const read = async (query: string) => {
      const { body } = await ask("GET", `/api/bookings/${id}/visits/days${query}`);
      return visitEndpoints.days.answer.parse(body).days;
    };
    const days = await read("");
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({
      day: tuesday,
      capacity: 8,
      taken: 0,
      off: null,
      isRouteDay: true,
      fits: true,
      nearby: 0,
    });
    expect(days.find(({ day }) => day === "2026-11-22")).toMatchObject({
      capacity: 0,
      fits: false,
    });
    const later = (await read("?after=2026-12-05")).map(({ day }) => day).toSorted();
    expect([later[0], later.at(-1)]).toEqual(["2026-12-06", "2026-12-19"]);
    expect(await read("?after=2020-01-01")).toEqual(days);
    expect((await ask("GET", "/api/bookings/none/visits/days")).status).toBe(404);
  }));

test("a range of days is sent with its visits; a range that is too long or backwards is refused", () =>
  withInbox(async (ask, id) => {
    await ask("POST", `/api/bookings/${id}/visits`, morning);
    const { body } = await ask("GET", "/api/visits?from=2026-11-23&to=2026-11-25");
    const { days, visits } = visitEndpoints.list.answer.parse(body);
    expect(days.map(({ day, taken }) => [day, taken])).toEqual([
      ["2026-11-23", 0],
      [tuesday, 1],
      ["2026-11-25", 0],
    ]);
    expect(visits).toMatchObject([{ bookingId: id, booking: { area: onTuesdays.slug } }]);
    for (const range of ["from=2026-11-25&to=2026-11-23", "from=2026-01-01&to=2026-12-01", ""])
      expect((await ask("GET", `/api/visits?${range}`)).status, range).toBe(422);
  }));

test("the route plan is the sample until it is saved; a day off alone does not make it the owner's", () =>
  withInbox(async (ask) => {
    const read = async () =>
      visitEndpoints.routePlan.answer.parse((await ask("GET", "/api/visits/route-plan")).body);
    expect((await read()).plan).toMatchObject({
      confirmed: false,
      areas: { [onTuesdays.slug]: onTuesdays.routeDays },
      capacity: { Monday: 8 },
    });
    const { confirmed: _, ...sample } = (await read()).plan;
    const off = { from: "2026-12-24", to: "2026-12-24", reason: "", phones: false };
    await ask("PUT", "/api/visits/route-plan", { ...sample, daysOff: [off] });
    expect((await read()).plan).toEqual({ ...sample, daysOff: [off], confirmed: false });
    await ask("PUT", "/api/visits/route-plan", { ...sample, daysOff: [off] });
    expect((await read()).plan).toEqual({ ...sample, daysOff: [off], confirmed: true });
    const plan = { areas: { [onTuesdays.slug]: ["Monday"] }, capacity: { Monday: 2 }, daysOff: [] };
    await ask("PUT", "/api/visits/route-plan", plan);
    expect((await read()).plan).toEqual({ ...plan, confirmed: true });
  }));

test("a new link is mailed and shown, and the same one for the same key", () =>
  withInbox(async (ask, id) => {
    const make = async (sentKey?: string) => {
      const { status, body } = await ask("POST", `/api/bookings/${id}/link`, undefined, sentKey);
      expect(status).toBe(200);
      return visitEndpoints.newLink.answer.parse(body);
    };
    const { address, detail } = await make(key);
    expect(address).toMatch(/^https:\/\/site\.example\/visit\/[\w-]{51}$/);
    expect(detail.history.at(-1)).toMatchObject({ kind: "link-renewed", actor: "Riley" });
    expect(detail.messages).toContainEqual(
      expect.objectContaining({ kind: "visit-link", state: "waiting" }),
    );
    expect((await make(key)).address).toBe(address);
    expect((await make()).address).not.toBe(address);
  }));

test("a visitor's page that has ended gets no new link", () => {
  let now = new Date(sunday);
  return withApp({ now: () => now }, async (context) => {
    const id = await visitActions(() => context.app.store).book();
    now = new Date(Date.parse(sunday) + 90 * 24 * 3_600_000);
    const headers = await signIn(context);
    const call = { method: "POST", url: `/api/bookings/${id}/link`, headers } as const;
    const { statusCode } = await context.server.inject({ ...call, payload: {} });
    expect(statusCode).toBe(409);
  });
});
