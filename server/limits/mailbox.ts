import { domainToASCII } from "node:url";
import { mailboxDomains, sharedDomains } from "#domain/typed/mail-providers.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Spending } from "./counters.ts";

/** The same for all spellings that reach one mailbox, and often for more: it only counts, and nothing is sent to it. */
function mailboxOf(email: string): readonly [mailbox: string, domain: string] {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const typed = folded.slice(at + 1);
  const ascii = domainToASCII(typed) || typed;
  const domain = mailboxDomains.get(ascii) ?? ascii;
  const local = folded.slice(0, Math.max(at, 0));
  const tag = local.indexOf("+", 1);
  const plain = (tag === -1 ? local : local.slice(0, tag)).replaceAll(".", "");
  return [`${plain}@${domain}`, domain];
}

/** What an email that a stranger can cause spends of its receiver's: digests, since counts outlive erased bookings. */
export function mailSpendings(
  email: string,
  of: "confirmationsOfMailbox" | "linksOfMailbox",
): Spending[] {
  const [mailbox, domain] = mailboxOf(email);
  const spendings: Spending[] = [{ of, whose: [digestOf(mailbox)] }];
  if (!sharedDomains.has(domain)) spendings.push({ of: "mailDomain", whose: [digestOf(domain)] });
  return spendings;
}

/** What the business itself has to say. */
export const noticeSpending = (email: string): Spending => ({
  of: "noticesOfMailbox",
  whose: [digestOf(mailboxOf(email)[0])],
});
