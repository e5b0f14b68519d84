import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Other IPv6 addresses are not assigned. @see https://www.iana.org/assignments/ipv6-address-space */
const assigned = ipaddr.parseCIDR("2000::/3");

/** False for private, local, reserved, tunneled and unassigned ranges. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  const isAssigned = address.kind() === "ipv4" || address.match(assigned);
  return isAssigned && address.range() === "unicast";
}

/** Fails if any of a name's addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error("the address is not public"), "");
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const local = "127.0.0.1";

/** Checks a push endpoint before its name is resolved. Undefined if nothing is wrong. */
export function endpointMistake(endpoint: string, allowLocal: boolean): string | undefined {
  const url = URL.parse(endpoint);
  if (!url) return "must be a push service's address";
  if (url.username + url.password !== "") return "must hold no password";
  if (allowLocal && url.hostname === local) return undefined;
  if (url.protocol !== "https:") return "must be an https address";
  if (url.port !== "") return "must be on the port of https";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return "must be a public address";
  return undefined;
}

export const lookupFor = ({ hostname }: URL, allowLocal: boolean): LookupFunction =>
  allowLocal && hostname === local ? lookup : lookupPublic;
