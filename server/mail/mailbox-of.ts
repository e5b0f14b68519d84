import { domainToASCII } from "node:url";

/** One form for all spellings of an address that reach one mailbox: small letters, without a "+tag". */
export function mailboxOf(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0));
  const tag = local.indexOf("+", 1);
  return `${tag === -1 ? local : local.slice(0, tag)}@${domainToASCII(domain) || domain}`;
}
