import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Kysely } from "kysely";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { mailboxDomains, sharedDomains } from "#domain/typed/mail-providers.ts";
import type { Env } from "#env";
import { digestOf } from "#server/db/digest.ts";
import type { Database } from "#server/db/schema.ts";
import { sitesOf } from "#server/http/client-network.ts";
import { type Counter, count, spend, storedKey } from "./counts.ts";
import { limitTable, perSite, roomForFirst } from "./table.ts";

/** At any domain but a large provider's one owner may have all mailboxes. */
const ofDomain = 20;

/** The same for all spellings that reach one mailbox, and often for more: it only counts, and nothing is sent to it. */
function mailboxOf(email: string): readonly [mailbox: string, domain: string] {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const typed = folded.slice(at + 1);
  // What comes before a user's own part of Fastmail's domain may be anything.
  const [, user, provider] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(typed) ?? [];
  const ascii = provider ?? (domainToASCII(typed) || typed);
  const domain = mailboxDomains.get(ascii) ?? ascii;
  const local = user ?? folded.slice(0, Math.max(at, 0));
  const tag = local.indexOf("+", 1);
  const plain = (tag === -1 ? local : local.slice(0, tag)).replaceAll(/[._-]/g, "");
  return [`${plain}@${domain}`, domain];
}

type MailKind = "confirmations" | "links";

/** Digests, since counts outlive erased bookings. */
function mailboxCounter(email: string, kind: MailKind): Counter {
  const { own: most, windowMs } = limitTable[kind];
  return { key: `${kind} ${digestOf(mailboxOf(email)[0])}`, most, windowMs };
}

interface StrangersMail {
  readonly email: string;
  readonly at: string;
  readonly kind: MailKind;
  readonly network: string | null;
  readonly env?: Partial<Pick<Env, "CONFIRMATIONS_PER_DAY" | "RATE_LIMIT">>;
}

/**
 * What all may use: for the first of a network's day much more, so that no flood takes it from a customer elsewhere. A /48
 * has sixteen such firsts.
 */
async function roomFor(
  db: Kysely<Database>,
  { kind, network, at, env }: StrangersMail,
): Promise<number> {
  const { all: usual, windowMs } = limitTable[kind];
  const all = env?.CONFIRMATIONS_PER_DAY ?? usual;
  if (network === null) return all;
  const counter = (one: string) => ({ key: `${kind} ${one}`, most: all, windowMs });
  const [own = 0] = await count(db, [counter(network)], at);
  if (own > 1) return all;
  const [firsts = 0] = await count(db, sitesOf(network).map(counter), at);
  return firsts <= perSite ? roomForFirst * all : all;
}

/** Spends an email that a stranger can cause. @returns whose allowance is used up */
export async function spendMail(
  db: Kysely<Database>,
  mail: StrangersMail,
): Promise<"mailbox" | "domain" | "all" | undefined> {
  const { email, at, kind, env } = mail;
  const { windowMs } = limitTable[kind];
  const [, domain] = mailboxOf(email);
  const isOpen = sharedDomains.has(domain) || !env?.RATE_LIMIT;
  const counters = [
    { of: "mailbox" as const, ...mailboxCounter(email, kind) },
    {
      of: "domain" as const,
      ...{ key: `mails to ${digestOf(domain)}`, windowMs },
      most: isOpen ? Number.POSITIVE_INFINITY : ofDomain,
    },
    { of: "all" as const, key: `all ${kind}`, windowMs, most: await roomFor(db, mail) },
  ];
  return (await spend(db, counters, at))?.of;
}

const refusedForMs = 365 * dayMs;

/** Keyed: it is kept for a year, and nobody without the secret can try addresses on it. */
export const refusalOf = (secret: string, email: string): string =>
  createHmac("sha256", secret)
    .update(`refused ${mailboxOf(email)[0]}`)
    .digest("base64url");

/** Emails nothing more to visitors at this mailbox for a year. */
export async function refuseMails(db: Kysely<Database>, key: string, at: string): Promise<void> {
  const until = isoAfter(at, refusedForMs);
  await db
    .insertInto("allowance_counts")
    .values({ key, count: 1, until })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ until }))
    .execute();
}

export const refusesMails = async (
  db: Kysely<Database>,
  key: string,
  now: string,
): Promise<boolean> =>
  (await db
    .selectFrom("allowance_counts")
    .select("key")
    .where("key", "=", key)
    .where("until", ">", now)
    .executeTakeFirst()) !== undefined;

/** Which of these mailboxes got a confirmation on this day. */
export async function confirmedOn(
  db: Kysely<Database>,
  emails: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const keys = new Map(
    emails.map((email) => [email, storedKey(mailboxCounter(email, "confirmations"), at).key]),
  );
  const rows = await db
    .selectFrom("allowance_counts")
    .select("key")
    .where("key", "in", [...keys.values(), ""])
    .where("count", ">", 0)
    .execute();
  const found = new Set(rows.map(({ key }) => key));
  return new Set(emails.filter((email) => found.has(keys.get(email) ?? "")));
}
