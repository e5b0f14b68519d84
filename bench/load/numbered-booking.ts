import { validBooking } from "#server/testing/bookings.ts";

/** Seven digits stand for NUMBER. */
export const template = JSON.stringify({
  ...validBooking,
  email: "visitor-NUMBER@example.com",
  phone: "480NUMBER",
});

/** A booking that nobody else has made, with a key of its own: `headers` and `body` of its request. */
export function numberedBooking(number: number) {
  const digits = String(number).padStart(7, "0");
  return {
    headers: { "content-type": "application/json", "idempotency-key": `load-${digits}` },
    body: template.replaceAll("NUMBER", digits),
  };
}
