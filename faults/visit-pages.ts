import { randomUUID } from "node:crypto";
import { weekdays } from "#content/shapes.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { linkKeyOf, linkPath, readLink } from "#server/journal/visitor-links.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";

/** Used by the running servers and for the links made before they start. */
export const SESSION_SECRET = "only for tests, thirty-two characters";

export interface Visitor {
  readonly bookingId: string;
  /** The path of their own page. */
  readonly path: string;
}

/** Stores bookings of different visitors, each with a mailed link, and a route on which every area is visited every day. */
export async function prepareVisitors(
  env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  { count, places }: { readonly count: number; readonly places: number },
): Promise<Visitor[]> {
  const store = await openStore(env);
  const now = new Date().toISOString();
  const capacity = Object.fromEntries(weekdays.map((day) => [day, places]));
  await store.run(writeRoutePlan, { plan: { areas: {}, capacity, daysOff: [] }, now });
  const visitors: Visitor[] = [];
  while (visitors.length < count) {
    const bookingId = randomUUID();
    const booking = {
      ...validBooking,
      email: `${bookingId}@mail.example`,
      phone: `(480) ${visitors.length} 555-0199`,
    };
    await store.run(storeBooking, newBooking({ id: bookingId, booking, createdAt: now }));
    const request = { bookingId, mailbox: booking.email, key: linkKeyOf(SESSION_SECRET) };
    visitors.push({ bookingId, path: linkPath(await store.run(readLink, request)) });
  }
  await store.close();
  return visitors;
}

/** The state that the forms of a visitor's page send as seen. */
const seenIn = (html: string): string => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";

/** Sends the form of the days, as the page does. */
export async function pressDay(
  address: string,
  { slot, seen }: { readonly slot: string; readonly seen: string },
) {
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ act: "day", slot, seen }),
    redirect: "manual",
  });
  return { status: response.status, seen: seenIn(await response.text()) };
}

export async function openPage(address: string) {
  const response = await fetch(address);
  return { status: response.status, seen: seenIn(await response.text()) };
}
