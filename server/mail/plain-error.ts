import type { Booking } from "#domain/api/bookings.ts";

const longest = 200;
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;
/** Shorter ones would take words out of any sentence. */
const shortest = 3;

/**
 * Why a try failed, as it may be kept: one line of at most 200 characters without personal data. Mail servers like to
 * repeat the address that they refuse.
 */
export function plainError(error: unknown, booking: Booking): string {
  const text = error instanceof Error ? reason(error) : String(error);
  const { firstName, lastName, email, phone, address: street } = booking;
  const personal = [email, street, phone, firstName, lastName];
  return inOneLine(
    personal
      .filter((value) => value.length >= shortest)
      .reduce((rest, value) => rest.replaceAll(value, "…"), text)
      .replace(address, "…"),
  );
}

/** Why a test message failed, for the owner who sent it: nothing in it is a visitor's. */
export const testError = (error: unknown): string =>
  inOneLine(error instanceof Error ? reason(error) : String(error));

const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, longest);

/** What fetch calls "fetch failed" has its reason inside. */
function reason({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  return `${message}: ${"code" in cause ? String(cause.code) : cause.message}`;
}
