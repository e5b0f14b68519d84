import ipaddr from "ipaddr.js";

function groupsOf(address: string): readonly number[] {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = (bracketed ?? withPort ?? address).trim();
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain)) return [];
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4 ? parsed.octets : parsed.parts;
}

/**
 * The networks that hold an address, from the one of a household or machine to the provider's: /32 and /16 of IPv4, /64,
 * /48 and /32 of IPv6. All invalid addresses count as one, so that made-up ones do not multiply.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const groups = groupsOf(address);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  if (groups.length === 0) return ["unreadable"];
  if (groups.length === 4) return [`${a}.${b}.${c}.${d}`, `${a}.${b}`];
  const [one, two, three, four] = [a, b, c, d].map((group) => group.toString(16));
  const site = `${one}:${two}:${three}`;
  return [`${site}:${four}`, site, `${one}:${two}`];
}

/** The part of an address that one household or machine holds: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => networksOf(address)[0];

/** The part that one provider holds: a /16 of IPv4, or a /32 of IPv6. */
export const providerOf = (address: string): string => networksOf(address).at(-1) ?? "";

/** The steps of a path of digests that begins with the provider's, the narrowest first. */
export function stepsOf(path: string | null): readonly string[] {
  const parts = path?.split(".") ?? [];
  return parts.map((_, index) => parts.slice(0, index + 1).join(".")).toReversed();
}

/** The /48 of IPv6; none for IPv4. */
export const sitesOf = (path: string): readonly string[] => stepsOf(path).slice(1, -1);
