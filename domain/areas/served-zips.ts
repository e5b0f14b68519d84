import { servedZips, zipsOfCity } from "#content/served-zips.ts";
import { readZip } from "#domain/typed/readable.ts";

/** The five digits of a whole zip (also ZIP+4), or undefined. */
export const wholeZip = (typed: string): string | undefined =>
  /^(\d{5})(-\d{4})?$/.exec(readZip(typed))?.[1];

/** Undefined for anything but a whole zip. Only a hint: yards elsewhere can be booked, too. */
export function isServed(typed: string): boolean | undefined {
  const zip = wholeZip(typed);
  return zip === undefined ? undefined : servedZips.includes(zip);
}

/** The city of a zip, if all of its homes are in one. */
export const onlyCityOf = (typed: string): string | undefined =>
  Object.keys(zipsOfCity).find((city) => zipsOfCity[city]?.includes(wholeZip(typed) ?? ""));
