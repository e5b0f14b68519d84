import { dayMs, minuteMs } from "#domain/dates.ts";
import { spamThreshold } from "#domain/spam/score.ts";

interface Limit {
  readonly what: string;
  readonly whose: string;
  /** For one of them. */
  readonly own: number;
  /** For one of them within ten minutes. */
  readonly ofTenMinutes?: number;
  /** For all together. */
  readonly all?: number;
  /** Left out where it does not start anew. */
  readonly windowMs?: number;
  readonly over: string;
  /** What would be lost without it. */
  readonly loss: string;
  /** What an honest customer pays whom it strikes. */
  readonly price: string;
}

/** A /48 of IPv6 has 65,536 networks like that of a household, and anybody can get one. */
export const perSite = 16;
/** For those whose network has used up nothing yet, this many times as much is kept for all together. */
export const roomForFirst = 4;

/**
 * All limits on what strangers send and cause. docs/security.md shows them. None decides whether an honest first booking is
 * shown: it changes how loudly. RATE_LIMIT and CONFIRMATIONS_PER_DAY replace a number each.
 */
export const limitTable = {
  requests: {
    what: "requests to book; four times as many to visitors' pages and the calendar",
    whose: "address",
    own: 30,
    windowMs: minuteMs,
    over: "429",
    loss: "one sender keeps the processor busy",
    price: "the 31st of an office waits a minute",
  },
  unfinished: {
    what: "requests whose body or answer is on its way",
    whose: "address",
    own: 40,
    over: "429",
    loss: "slow senders take all connections",
    price: "the 41st at once of an office asks again a second later",
  },
  bookings: {
    what: "bookings, twelve in ten minutes",
    whose: "address, provider",
    own: 36,
    ofTenMinutes: 12,
    windowMs: dayMs,
    over: "folded",
    loss: "fakes push leads off the screen",
    price: "shown in one row with others, below the list",
  },
  spam: {
    what: "points of a booking, by what it says",
    whose: "booking",
    own: spamThreshold,
    over: "Spam",
    loss: "advertising among the leads",
    price: "nobody calls until the owner looks",
  },
  bytes: {
    what: "bytes on disk; 4,000 and more for a booking",
    whose: "address",
    own: 200_000,
    all: 25_000_000,
    windowMs: dayMs,
    over: "429",
    loss: "a full disk",
    price: "has to call; the first of an address only beyond twice as much",
  },
  confirmations: {
    what: "confirmations",
    whose: "mailbox",
    own: 1,
    all: 200,
    windowMs: dayMs,
    over: "not sent",
    loss: "a flooded mailbox, mail servers that refuse us",
    price: "reads that an email came earlier, or finds the link in the answer only",
  },
  links: {
    what: "links by visitors' presses",
    whose: "mailbox",
    own: 3,
    all: 100,
    windowMs: dayMs,
    over: "not sent",
    loss: "as above",
    price: "uses the link of an earlier email",
  },
  presses: {
    what: "presses on a visitor's page",
    whose: "booking",
    own: 50,
    windowMs: dayMs,
    over: "429",
    loss: "histories and disk without end",
    price: "has to call",
  },
  attention: {
    what: "messages to the owner, after three at once",
    whose: "device",
    own: 1,
    windowMs: 10 * minuteMs,
    over: "in one message",
    loss: "who gets hundreds reads none",
    price: "is notified ten minutes later, by name",
  },
  signIn: {
    what: "wrong passwords",
    whose: "name, address",
    own: 10,
    all: 50,
    windowMs: 15 * minuteMs,
    over: "waits",
    loss: "a guessed password",
    price: "waits; passkeys do not",
  },
} as const satisfies Record<string, Limit>;
