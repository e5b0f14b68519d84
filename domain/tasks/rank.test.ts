import { expect, test } from "vitest";
import type { Visit } from "#domain/api/bookings.ts";
import type { ReasonName, Task } from "#domain/api/tasks.ts";
import { here, there } from "#domain/testing/areas.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";
import { countsOf, groupOf, inOrder } from "./rank.ts";

/** Tuesday, 7:20 AM in Phoenix. */
const now = new Date("2026-11-24T14:20:00.000Z");
const today = "2026-11-24";
const at = (time: string) => `${today}T${time}:00.000Z`;

const task = (
  id: string,
  reason: ReasonName,
  due: string,
  visit: Partial<Visit> | null = null,
) => ({
  ...{ reason, due, special: [], note: null, undelivered: [] },
  booking: bookingSample({ id, area: id.endsWith("there") ? there.slug : here.slug }),
  visit: visit && visitSample({ bookingId: id, day: today, ...visit }),
});
const morning = { starts: "07:00", ends: "11:00" };
const midday = { starts: "11:00", ends: "15:00" };
const stop = (id: string, slot = morning) => task(id, "visit", at("18:00"), slot);
const asked = { state: "asked", day: "2026-12-01" } as const;

const ids = (tasks: readonly Task[], rank: Task["rank"]) =>
  tasks.filter((one) => one.rank === rank).map(({ booking }) => booking.id);

test("a promise with minutes left is first, then the stop that is on; what is broken has the newest first, what is old is cold", () => {
  const order = inOrder(
    [
      task("cold call back", "call-back", "2026-11-10T16:30:00.000Z"),
      task("older", "call", "2026-10-30T16:30:00.000Z"),
      task("broken", "call", "2026-11-24T14:00:00.000Z"),
      task("tomorrow", "call", "2026-11-25T16:30:00.000Z"),
      task("erasure", "erasure", at("23:00")),
      task("confirm late", "confirm", "2026-11-23T16:30:00.000Z", asked),
      task("confirm later", "confirm", "2026-11-26T16:30:00.000Z", asked),
      ...[stop("noon", midday), stop("second"), stop("first")].toReversed(),
      task("evening", "call", at("23:00")),
      task("minutes", "call", at("14:45")),
      task("call back", "call-back", "2026-11-20T16:30:00.000Z"),
      task("cold stay", "stay", "2026-11-16T14:00:00.000Z"),
    ],
    now,
  );
  expect(ids(order, "now")).toEqual([
    ...["minutes", "first", "evening", "confirm late", "erasure", "second"],
  ]);
  expect(ids(order, "later")).toEqual(["call back", "noon", "tomorrow", "confirm later"]);
  expect(ids(order, "late")).toEqual(["broken", "older"]);
  expect(ids(order, "cold")).toEqual(["cold stay", "cold call back"]);
  expect(order.map(({ rank }) => rank)).toEqual(
    ["now", "later", "late", "cold"].flatMap((rank) =>
      order.flatMap((one) => (one.rank === rank ? rank : [])),
    ),
  );
});

test("before the first window the next stop of the route is now; one that runs late stays", () => {
  const stops = [stop("b there"), stop("a"), stop("noon", midday)];
  const early = inOrder(stops, new Date(at("13:00")));
  expect(ids(early, "now")).toEqual(["a"]);
  const late = inOrder([task("a", "outcome", at("18:00"), morning)], new Date(at("18:30")));
  expect(ids(late, "now")).toEqual(["a"]);
});

test("each task is counted once, in the part of the day where its row is", () => {
  const tasks = inOrder(
    [
      ...[stop("a"), task("gate", "new-day", at("15:00"), { state: "no-access" })],
      ...[task("lost", "new-day", at("15:00")), task("mail", "message", at("15:00"))],
      ...[task("b", "call", at("23:00")), task("c", "call", "2026-11-20T16:30:00.000Z")],
      task("off", "day-off", at("15:00"), midday),
    ],
    now,
  );
  const group = Object.fromEntries(tasks.map((one) => [one.booking.id, groupOf(one, now)]));
  expect(group).toEqual({
    ...{ a: "visits", gate: "visits", lost: "followUps", mail: "followUps" },
    ...{ b: "now", c: "calls", off: "followUps" },
  });
  expect(countsOf(tasks, now)).toEqual({ now: 1, calls: 1, followUps: 3, visits: 2 });
});
