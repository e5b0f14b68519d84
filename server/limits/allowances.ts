import { dayMs, hourMs, minuteMs } from "#domain/dates.ts";
import type { Env } from "#env";

export interface Allowance {
  readonly what: string;
  /** Whom one allowance belongs to. Networks have it in steps, from a household's to a provider's. */
  readonly whose: "network" | "mailbox" | "mail domain" | "booking" | "device" | "everybody";
  /** For one of them; for networks the narrowest step. */
  readonly own: number;
  /** For all together. No network gets more than a quarter of it. */
  readonly common?: number;
  /** While `common` is used up, each network's first is still let in, until this many times as much is used. */
  readonly reserve?: number;
  readonly windowMs: number;
  /** The parts of a window that moves on, instead of starting anew for everybody at the same moment. */
  readonly slices?: number;
  /** What happens to what is over it. */
  readonly over: string;
  readonly why: string;
}

/** No limit: requests are not even counted. */
const off = Number.POSITIVE_INFINITY;

const refused = "429";
const setAside = "set aside";
const withheld = "withheld";
const collected = "collected";

/**
 * What anybody may use up: every limit on requests, emails and notifications. docs/security.md shows it. Waits after wrong
 * passwords are not here: they double with each failure and have no number in a window.
 */
export function allowancesFor({
  RATE_LIMIT,
  CONFIRMATIONS_PER_DAY,
}: Pick<Env, "RATE_LIMIT" | "CONFIRMATIONS_PER_DAY">) {
  const { max, windowMs } = RATE_LIMIT || { max: off, windowMs: minuteMs };
  const limited = (count: number) => (RATE_LIMIT ? count : off);
  /** Who wants more bookings a minute wants more leads, too. */
  const raised = (count: number) => limited(Math.round(count * Math.max(1, max / 30)));
  const requests = { whose: "network", windowMs, over: refused } as const;
  return {
    arrivals: {
      ...requests,
      what: "requests to book",
      own: max,
      why: "refused before the body is read",
    },
    bookings: {
      ...requests,
      what: "bookings",
      own: max,
      common: 20 * max,
      reserve: 4,
      over: `${refused}, wider: ${setAside}`,
      why: "`RATE_LIMIT`; over 30 raises the next three",
    },
    spam: {
      ...requests,
      what: "bookings that are spam",
      own: max,
      why: "apart from honest ones",
    },
    leads: {
      what: "leads of ten minutes",
      whose: "network",
      own: raised(12),
      common: raised(240),
      reserve: 4,
      windowMs: 10 * minuteMs,
      over: setAside,
      why: "an office books a dozen, TV brings 60",
    },
    leadsOfDay: {
      what: "leads of a day",
      whose: "network",
      own: raised(36),
      common: raised(480),
      reserve: 4,
      windowMs: dayMs,
      over: setAside,
      why: "more than anybody calls",
    },
    bytes: {
      what: "bytes on disk",
      whose: "network",
      own: raised(200_000),
      common: raised(40_000_000),
      reserve: 2,
      windowMs: dayMs,
      over: `${refused}, all: ${setAside}`,
      why: "a booking takes 4 to 14 kB",
    },
    confirmations: {
      what: "confirmations",
      whose: "network",
      own: 12,
      common: CONFIRMATIONS_PER_DAY,
      reserve: 4,
      windowMs: dayMs,
      over: withheld,
      why: "`CONFIRMATIONS_PER_DAY`",
    },
    confirmationsOfMailbox: {
      what: "confirmations",
      whose: "mailbox",
      own: 1,
      windowMs: dayMs,
      over: withheld,
      why: "nobody is flooded",
    },
    mailDomain: {
      what: "emails that strangers cause",
      whose: "mail domain",
      own: limited(20),
      windowMs: dayMs,
      over: withheld,
      why: "catch-all domains; not large providers",
    },
    links: {
      what: "links by visitors' presses",
      whose: "network",
      own: 6,
      common: 100,
      reserve: 4,
      windowMs: dayMs,
      over: "not sent",
      why: "as confirmations",
    },
    linksOfMailbox: {
      what: "links",
      whose: "mailbox",
      own: 3,
      windowMs: dayMs,
      over: "not sent",
      why: "as confirmations",
    },
    noticesOfMailbox: {
      what: "links by the owner, days free again",
      whose: "mailbox",
      own: 3,
      windowMs: dayMs,
      over: withheld,
      why: "apart from strangers' presses",
    },
    visitPages: {
      what: "requests for visitors' pages",
      whose: "network",
      own: limited(120),
      windowMs: minuteMs,
      over: refused,
      why: "too few to guess 128 bits",
    },
    changes: {
      what: "presses on a visitor's page",
      whose: "booking",
      own: 50,
      windowMs: dayMs,
      over: refused,
      why: "histories stay short",
    },
    days: {
      what: "days held at a time",
      whose: "network",
      own: 12,
      windowMs: 2 * dayMs,
      over: "a wish",
      why: "at most a quarter of the places",
    },
    attention: {
      what: "emails and notifications to the owner",
      whose: "network",
      own: limited(5),
      common: limited(20),
      windowMs: dayMs,
      slices: 24,
      over: collected,
      why: "who gets more reads none",
    },
    attentionOfHour: {
      what: "emails and notifications to the owner",
      whose: "device",
      own: limited(10),
      windowMs: hourMs,
      over: collected,
      why: "as above",
    },
    calendar: {
      what: "requests for the calendar feed",
      whose: "network",
      own: 60,
      windowMs: 10 * minuteMs,
      over: refused,
      why: "one provider polls for many",
    },
    presetForms: {
      what: "preset forms",
      whose: "everybody",
      own: 100,
      windowMs: 1000,
      over: "not preset",
      why: "0.6 ms each",
    },
    testMails: {
      what: "test emails",
      whose: "everybody",
      own: 1,
      windowMs: 10_000,
      over: refused,
      why: "a second is a mistake",
    },
    testNotifications: {
      what: "test notifications",
      whose: "device",
      own: 1,
      windowMs: 5000,
      over: refused,
      why: "as above",
    },
  } as const satisfies Record<string, Allowance>;
}

export type AllowanceName = keyof ReturnType<typeof allowancesFor>;
export type Allowances = Readonly<Record<AllowanceName, Allowance>>;

/** For what does not depend on the environment. */
export const fixedAllowances: Allowances = allowancesFor({
  RATE_LIMIT: false,
  CONFIRMATIONS_PER_DAY: 0,
});
