import { openWords } from "#content/open-points.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { domainMeant } from "#domain/typed/mail-providers.ts";
import { isSurePhone, phoneLink, phoneLinks, phonesIn, tidyPhone } from "#domain/typed/phones.ts";
import { readMailbox, readZip, withoutLookalikes } from "#domain/typed/readable.ts";
import type { BookingField } from "./fields.ts";

/** What a field that was left will hold: at once, or once its question is answered with yes. */
export interface Reading {
  readonly value: string;
  /** About what follows the rules and may still be a slip. */
  readonly question?: string;
}

const { questions } = openWords;

function readEmail(typed: string): Reading {
  const mailbox = readMailbox(typed);
  const start = mailbox.lastIndexOf("@") + 1;
  const domain = domainMeant(mailbox.slice(start));
  if (domain === undefined) return { value: typed };
  return { value: mailbox.slice(0, start) + domain, question: questions.meant(domain) };
}

function readPhone(typed: string): Reading {
  if (isSurePhone(typed)) return { value: tidyPhone(typed) };
  const [first] = phonesIn(typed);
  const question = first ? questions.call(phoneLinks(first).text) : questions.noPhone;
  return { value: phoneLink(typed).text, question };
}

/** A number with a word after it: "7420½ E Camelback Rd", but not "Tucson, 85251". */
const houseNumber = /\d[\p{L}\p{N}/-]*[\s,]+(?!\d)[\p{L}#]/u;
const postBox = /\bp\.? ?o\.? ?box\b/i;

function readAddress(typed: string): Reading {
  if (postBox.test(typed)) return { value: typed, question: questions.postBox };
  if (houseNumber.test(typed)) return { value: typed };
  return { value: typed, question: questions.noNumber };
}

function readZipCode(typed: string): Reading {
  const isWhole = (zip: string) => isServed(zip) !== undefined;
  if (isWhole(typed)) return { value: readZip(typed) };
  const meant = readZip(withoutLookalikes(typed));
  if (isWhole(meant)) return { value: meant, question: questions.meant(meant) };
  return { value: typed, question: questions.noZip };
}

const readings: Partial<Record<BookingField, (typed: string) => Reading>> = {
  email: readEmail,
  phone: readPhone,
  address: readAddress,
  zipCode: readZipCode,
};

/** Nobody has to answer, and nothing is asked about an empty field. */
export const readField = (name: BookingField, typed: string): Reading =>
  (typed.trim() !== "" && readings[name]?.(typed)) || { value: typed };
