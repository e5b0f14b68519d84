import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { TryKey } from "./start-try.ts";

/** In seconds. A stranger must not keep the owner out for long, so a name waits less than an address. */
const longestWait = { name: 60, address: 15 * 60 };

/** The part of an address that one household or machine holds: a /64 of IPv6. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const groups = (text: string) => (text ? text.split(":") : []);
  const first = groups(head);
  const last = groups(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The table tells nobody which names and addresses were used: the digests need the secret. */
const digest = (kind: string, text: string, secret: string) =>
  createHmac("sha256", secret).update(`${kind} ${text}`).digest("base64url");

/** What the tries of a name are counted by. */
export const keyOfName = (username: string, secret: string): string =>
  digest("name", username.normalize("NFC"), secret);

/** What a try is counted by: its name and its address. */
export const triesOf = (username: string, address: string, secret: string): TryKey[] => [
  { key: keyOfName(username, secret), longestWait: longestWait.name },
  { key: digest("address", network(address), secret), longestWait: longestWait.address },
];
