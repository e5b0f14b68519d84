import { servedZips } from "#content/business-facts.ts";

/** True for a whole zip (also ZIP+4) that is not on the list. It is a hint: such a yard can still be booked. */
export const isOutside = (zip: string): boolean =>
  /^\d{5}(-\d{4})?$/.test(zip.trim()) && !servedZips.includes(zip.trim().slice(0, 5));
