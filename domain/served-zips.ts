import { servedZips } from "#content/business-facts.ts";

/** Whether a whole zip (also ZIP+4) is on the list; undefined for anything else. A hint: any yard can be booked. */
export function isServed(zip: string): boolean | undefined {
  const whole = /^(\d{5})(-\d{4})?$/.exec(zip.trim());
  return whole ? servedZips.includes(whole[1] ?? "") : undefined;
}
