import ipaddr from "ipaddr.js";

function partsOf(address: string): string[] {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = (bracketed ?? withPort ?? address).trim();
  // All invalid addresses count as one, so that made-up ones do not multiply.
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain))
    return ["unreadable"];
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4
    ? parsed.octets.map(String)
    : parsed.parts.map((group) => group.toString(16));
}

/** Joined with the family's separator, so that 192.0 differs from 192:0. */
function firstParts(address: string, count: number): string {
  const parts = partsOf(address);
  return parts.slice(0, count).join(parts.length === 4 ? "." : ":");
}

/** The part of an address that one household or machine holds: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => firstParts(address, 4);

/** The part that one provider holds: a /16 of IPv4, or a /32 of IPv6. */
export const providerOf = (address: string): string => firstParts(address, 2);
