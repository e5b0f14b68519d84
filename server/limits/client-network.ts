import { isIPv4, isIPv6 } from "node:net";

/** What every address that cannot be read counts as, so that made-up ones do not multiply. */
const unreadable = ["unreadable"];

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  // A URL holds it in one form: lower case, no leading zeros, no IPv4 at its end.
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? "";
  const [head = "", tail] = canonical.split("::");
  const split = (text: string) => (text ? text.split(":") : []);
  const [first, last] = [split(head), split(tail ?? "")];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/** The numbers of an IPv4 address, or the groups of an IPv6 address, with or without a port. */
function partsOf(address: string): readonly string[] {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  const [plain = ""] = (bracketed ?? withPort ?? address).trim().split("%");
  if (isIPv4(plain)) return plain.split(".");
  if (!isIPv6(plain)) return unreadable;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return groups;
  return groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [`${number >> 8}`, `${number & 255}`];
  });
}

/** The first parts of an address, written as its family writes them: 192.0 is not 192:0. */
function firstParts(address: string, count: number): string {
  const parts = partsOf(address);
  return parts.slice(0, count).join(parts.length === 4 ? "." : ":");
}

/** The part of an address that one household or machine holds: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => firstParts(address, 4);

/** The part that one provider holds: a /16 of IPv4, or a /32 of IPv6. */
export const providerOf = (address: string): string => firstParts(address, 2);
