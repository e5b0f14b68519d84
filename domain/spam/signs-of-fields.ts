import { fold } from "#domain/typed/fold.ts";
import type { Sign, Submission } from "./submission.ts";

const endings =
  "com|net|org|info|biz|ru|su|cn|xyz|top|site|online|shop|store|click|icu|vip|live|pro|club|io|co";
/** A web address, with or without its scheme. The domain of an email address does not count. */
const link = new RegExp(
  `(?:h(?:tt|xx)ps?:/|\\bwww\\.)\\S+|(?<![@\\w.-])[a-z0-9-]{3,63}(?:\\.[a-z0-9-]{2,63})*\\.(?:${endings})\\b(?![@.\\w-])\\S*`,
  "g",
);
const withScheme = /h(?:tt|xx)ps?:\/|\bwww\./;
/** People show where their yard is. */
const isMap = (address: string) =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?google\.com\/maps|maps\.google\.com|maps\.apple\.com)/.test(
    address,
  );
/** Addresses that hide where they lead, and chats with strangers. */
const disguised = /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|rb\.gy|clck\.ru|t\.me|wa\.me)\//;
const markup = /\[\/?(?:url|link|img)\b|<\/?(?:a|script|iframe|img)\b/;

const linksIn = (text: string) => (text.match(link) ?? []).filter((found) => !isMap(found));

const pointsOfRequests = [0, 1, 4, 7, 10];

/** Links where none belong, or too many. One link in the requests is fine. */
export function signsOfLinks({ booking }: Submission): Sign[] {
  const name = fold(`${booking.firstName} ${booking.lastName}`);
  const place = fold(`${booking.address} ${booking.city}`);
  const requests = fold(`${booking.specialRequests ?? ""} ${booking.serviceDate ?? ""}`);
  const all = `${name} ${place} ${requests}`;
  const count = Math.min(linksIn(requests).length, pointsOfRequests.length - 1);
  const signs: Sign[] = [
    { words: "a web address as name", points: weight(name, { scheme: 10, bare: 6 }) },
    { words: "a web address as street or city", points: weight(place, { scheme: 6, bare: 4 }) },
    {
      words: count > 1 ? "links in the requests" : "a link in the requests",
      points: pointsOfRequests[count] ?? 0,
    },
    { words: "a disguised link", points: disguised.test(all) ? 4 : 0 },
    { words: "markup of links", points: markup.test(all) ? 10 : 0 },
  ];
  return signs.filter(({ points }) => points > 0);
}

function weight(text: string, { scheme, bare }: { scheme: number; bare: number }): number {
  const links = linksIn(text);
  if (links.length === 0) return 0;
  return links.some((found) => withScheme.test(found)) ? scheme : bare;
}

/** Top-level domains that send far more spam than bookings for a yard in Arizona. */
const doubtfulEndings: readonly string[] = [
  ...["ru", "su", "xyz", "top", "icu", "click", "cyou", "sbs", "buzz", "pw", "site", "online"],
  ...["store", "shop", "fun", "monster", "quest", "bond"],
];

/** Fields that a person fills with different texts; a program pastes one text into several. */
function sameTexts(texts: readonly string[]): number {
  const folded = texts.map(fold).filter((text) => text.length > 1);
  const most = (text: string) => folded.filter((other) => other === text).length;
  if (folded.some((text) => most(text) > 2)) return 6;
  return folded.some((text) => text.length >= 12 && most(text) > 1) ? 5 : 0;
}

/** "hGtRqzWpLk": large letters in the middle, again and again. LaToya, McDonald and DeAngelo have few. */
const isRandom = (text: string) =>
  text.split(/\P{L}/u).some((word) => (word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 3);

/** "RobertTob RobertTob": the name that a well-known bot uses, twice. */
const isTwice = (first: string, last: string) =>
  first === last && /^\p{Lu}\p{Ll}+\p{Lu}/u.test(first);

/** More consonants in a row than any language writes. */
const isKeyboard = (text: string) => /[bcdfghjklmnpqrstvwxz]{7}/.test(fold(text));

/** Signs in single fields, and in fields compared with each other. */
export function signsOfFields({ booking }: Submission): Sign[] {
  const { address, city, state, zipCode, email, specialRequests = "" } = booking;
  // A browser may fill the mailbox into the names.
  const [firstName = "", lastName = ""] = [booking.firstName, booking.lastName].map((name) =>
    fold(name) === fold(email) ? "" : name,
  );
  const fields = [firstName, lastName, address, city];
  const random = fields.filter((text) => isRandom(text) || isKeyboard(text)).length;
  const ending = email.toLowerCase().split(".").at(-1) ?? "";
  const signs: Sign[] = [
    { words: "the same text in several fields", points: sameTexts([...fields, specialRequests]) },
    { words: "random letters", points: 4 * random },
    { words: "one name twice", points: isTwice(firstName, lastName) ? 5 : 0 },
    { words: "an unusual ending of the email", points: doubtfulEndings.includes(ending) ? 2 : 0 },
    // Yards are in Arizona, but their owners may be anywhere.
    { words: "no zip of Arizona", points: /^8[56]\d{3}/.test(zipCode) ? 0 : 3 },
    { words: "another state than the form offers", points: fold(state) === "az" ? 0 : 2 },
  ];
  return signs.filter(({ points }) => points > 0);
}
