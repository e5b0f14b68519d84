import { servedZips } from "#content/served-zips.ts";
import { readZip } from "#domain/typed/readable.ts";

/** Undefined for anything but a whole zip (also ZIP+4). Only a hint: yards elsewhere can be booked, too. */
export function isServed(zip: string): boolean | undefined {
  const whole = /^(\d{5})(-\d{4})?$/.exec(readZip(zip));
  return whole ? servedZips.includes(whole[1] ?? "") : undefined;
}
