import { isOneSlip } from "./one-slip.ts";

/** Each line holds the domains of one mailbox: what is sent to any of them arrives in the same. */
const spellings = [
  ["gmail.com", "googlemail.com"],
  ["icloud.com", "me.com", "mac.com"],
  ["proton.me", "protonmail.com", "pm.me"],
  ["yandex.com", "yandex.ru", "ya.ru", "yandex.by", "yandex.kz", "yandex.com.tr"],
  ["fastmail.com", "fastmail.fm"],
] as const;

/** The first domain of a mailbox by each of its others. */
export const mailboxDomains: ReadonlyMap<string, string> = new Map(
  spellings.flatMap(([first, ...others]) => others.map((other) => [other, first] as const)),
);

/** Providers whose mailboxes belong to many people. At any other domain one owner may have all of them. */
export const sharedDomains: ReadonlySet<string> = new Set([
  ...spellings.map(([first]) => first),
  ...["outlook.com", "hotmail.com", "live.com", "msn.com", "hotmail.co.uk", "hotmail.ca"],
  ...["yahoo.com", "yahoo.ca", "yahoo.co.uk", "yahoo.com.mx", "ymail.com", "rocketmail.com"],
  ...["aol.com", "aim.com", "comcast.net", "xfinity.com", "cox.net", "att.net", "sbcglobal.net"],
  ...["bellsouth.net", "verizon.net", "centurylink.net", "q.com", "embarqmail.com", "charter.net"],
  ...[
    "spectrum.net",
    "earthlink.net",
    "frontier.com",
    "frontiernet.net",
    "juno.com",
    "netzero.net",
  ],
  ...["optonline.net", "roadrunner.com", "rr.com", "windstream.net", "suddenlink.net", "shaw.ca"],
  ...["rogers.com", "telus.net", "bell.net", "gmx.com", "gmx.de", "gmx.net", "web.de", "mail.com"],
  "email.com",
  ...["zoho.com", "hey.com", "tutanota.com", "duck.com", "privaterelay.appleid.com", "mail.ru"],
  ...["qq.com", "163.com", "naver.com", "asu.edu"],
]);

/** Ends that no domain has, and those of Cameroon, Colombia and Oman. */
const noEnding = /\.(?:con|cmo|comm|coom|cim|cpm|ocm|vom|xom)$/;
const otherEnding = /\.(?:cm|co|om)$/;

/** Of shorter names, others are one letter away. */
const leastLetters = 5;

const isKnown = (domain: string) => sharedDomains.has(domain) || mailboxDomains.has(domain);

/** The domain that was meant by one with a slip: "gmail.com" for "gmial.com" and "gmail.con". Undefined without a slip. */
export function domainMeant(typed: string): string | undefined {
  const domain = typed.toLowerCase();
  const asCom = domain.replace(otherEnding, ".com");
  const ended = isKnown(asCom) ? asCom : domain.replace(noEnding, ".com");
  const [name = "", ending] = ended.split(/\.(.*)/s);
  const meant = isKnown(ended)
    ? ended
    : [...sharedDomains].find((provider) => {
        const [known = "", end] = provider.split(/\.(.*)/s);
        return end === ending && known.length >= leastLetters && isOneSlip(name, known);
      });
  const found = meant ?? ended;
  return found === domain ? undefined : found;
}
