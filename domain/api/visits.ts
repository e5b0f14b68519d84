import * as z from "zod/mini";
import { weekdays } from "#content/weekdays.ts";
import { areaSlug, booking, bookingDetail, visit } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

/** Days sort as text as long as years have four digits. The limit also leaves room for the day after the last one. */
const day = z.iso
  // What follows reads its month.
  .date({ error: "Please use a day such as 2026-11-24", abort: true })
  .check(z.regex(/^2/, "Please use a day of this millennium"));
const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please use a time such as 09:30"));
const weekday = z.enum(weekdays);

const dayLoad = z.object({
  day,
  /** Places on that day: 0 where the plan names none. */
  capacity: z.int(),
  /** Places taken, including past visits. Can exceed the capacity, because owners can add a visit anyway. */
  taken: z.int(),
  /** Why nobody comes: the holiday's name, or the reason for the day off. Null on other days. */
  off: z.nullable(z.string()),
});
export type DayLoad = z.output<typeof dayLoad>;

const offeredDay = z.extend(dayLoad, {
  /** Whether the route passes the booking's area. For an unknown area, true on every day with places. */
  isRouteDay: z.boolean(),
  /** On the route, no day off, and with a place left for this booking. */
  fits: z.boolean(),
  /** Visits of others on that day in the booking's area or at most five miles away. */
  nearby: z.int(),
});
export type OfferedDay = z.output<typeof offeredDay>;

const bookedVisit = z.extend(visit, { booking });
export type BookedVisit = z.output<typeof bookedVisit>;

const dayOff = z
  .object({
    from: day,
    /** The last day; equal to the first for a single day. */
    to: day,
    reason: z.string().check(z.trim(), z.maxLength(100)),
    /** Whether the phones are answered as usual. */
    phones: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: "must end after it starts", path: ["to"] }),
  );

const placesOfDay = z.int().check(z.minimum(0), z.maximum(99));

/**
 * On which weekdays the route passes each area, places for each weekday, days off. A weekday that is missing has no
 * places; an area that is missing can be visited on any day with places.
 */
export const planFields = z.object({
  areas: z.partialRecord(areaSlug, z.array(weekday).check(z.maxLength(7))),
  capacity: z.partialRecord(weekday, placesOfDay),
  daysOff: z.array(dayOff).check(z.maxLength(200)),
});

export type PlanFields = z.output<typeof planFields>;

export const routePlan = z.extend(planFields, {
  /** False for the sample from `content/`. */
  confirmed: z.boolean(),
});
export type RoutePlan = z.output<typeof routePlan>;

const plannedRoute = z.object({
  plan: routePlan,
  /** Visits on closed days, held ones too, as long as the owner has not moved them or said that somebody comes. */
  visitsOnDaysOff: z.array(bookedVisit),
});

const chosenSlot = z
  .object({
    day,
    starts: time,
    ends: time,
    /** True to schedule on a full or closed day anyway. The same slot again says that somebody comes on a closed day. */
    override: z._default(z.boolean(), false),
    /** The sequence of the visit that the caller saw; null for none. */
    seen: z.nullable(z.int()),
  })
  .check(
    z.refine(({ starts, ends }) => starts < ends, {
      error: "Please choose hours that end after they start",
      path: ["ends"],
    }),
  );

const feed = z.object({
  /** The address that calendars subscribe to; null if there is none. */
  address: z.nullable(z.string()),
});

export const visitEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/visits",
    query: z.object({ from: day, to: day }),
    answer: z.object({
      days: z.array(dayLoad),
      /** By day, window and neighborhood. Canceled visits are left out. */
      visits: z.array(bookedVisit),
    }),
  }),
  days: endpoint({
    method: "GET",
    path: "/api/bookings/{id}/visits/days",
    query: z.object({
      /** The day before the first one; without it, days from today on. */
      after: z.optional(day),
    }),
    answer: z.object({ days: z.array(offeredDay) }),
  }),
  /** Schedules the visit or moves it, and records the contact; 409 says what is true now, or (no-place) that the day is full. */
  schedule: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/visits",
    keyed: true,
    body: chosenSlot,
    answer: bookingDetail,
  }),
  outcome: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/visits/outcome",
    keyed: true,
    body: z.object({ outcome: z.enum(["done", "no-access", "cancelled"]), seen: z.int() }),
    answer: bookingDetail,
  }),
  routePlan: endpoint({
    method: "GET",
    path: "/api/visits/route-plan",
    answer: plannedRoute,
  }),
  /** Replaces the route plan, which confirms it unless only days off have changed, or answers 409 if it is not the one seen. */
  changeRoutePlan: endpoint({
    method: "PUT",
    path: "/api/visits/route-plan",
    for: "owner",
    body: z.extend(planFields, {
      /** The plan as the caller saw it. Without it, the plan is replaced whatever it is. */
      seen: z.optional(planFields),
      /** True to move the visits on new days off to the next day with a place for each, at the same hours. */
      moveVisits: z._default(z.boolean(), false),
    }),
    answer: z.extend(plannedRoute, { moved: z._default(z.array(bookedVisit), []) }),
  }),
  /** What customers wrote about their gates, for the visits of a day. Empty except from the day before to the day after. */
  gateNotes: endpoint({
    method: "GET",
    path: "/api/visits/gate-notes",
    query: z.object({ day }),
    answer: z.object({
      notes: z.array(
        z.object({
          bookingId: z.string(),
          /** Null if it cannot be decrypted. */
          note: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  newLink: endpoint({
    method: "POST",
    path: "/api/bookings/{id}/link",
    keyed: true,
    answer: z.object({ detail: bookingDetail, address: z.string() }),
  }),
  feed: endpoint({
    method: "GET",
    path: "/api/calendar",
    for: "owner",
    answer: feed,
  }),
  makeFeed: endpoint({
    method: "POST",
    path: "/api/calendar",
    for: "owner",
    recent: true,
    answer: feed,
  }),
  calendar: endpoint({
    method: "GET",
    path: "/api/calendar/{token}.ics",
    open: true,
    status: 200,
  }),
};
