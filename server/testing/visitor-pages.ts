import { slotOf } from "#domain/business-clock/windows.ts";
import { linkKeyOf, linkPath, readLink } from "#server/bookings/visitor-links.ts";
import type { Store } from "#server/db/store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { seenOf } from "#server/visitor/forms.ts";
import { readLinkedBooking } from "#server/visitor/read-linked-booking.ts";
import { cancelBooking } from "#server/visitor/visitor-changes.ts";
import { sunday, visitActions } from "./owner-actions.ts";

/** A day on the route of most areas in the sample. */
export const thursday = "2026-12-03";

/** A visitor's own page, and the state that its forms send as seen; empty once the link has ended. */
export interface VisitorPage {
  readonly bookingId: string;
  readonly path: string;
  readonly seen: string;
}

/** What the tests of visitors' own pages do with bookings. @param secret the app's SESSION_SECRET */
export function visitorPages(store: Store, secret: string) {
  const { book, change, schedule, outcome, read } = visitActions(() => store);
  const visitor = { actor: "visitor", at: sunday };

  /** With the link that is mailed. */
  async function pageOf(bookingId: string): Promise<VisitorPage> {
    const key = linkKeyOf(secret);
    const mailbox = (await read(bookingId)).booking.email;
    const token = await store.run(readLink, { bookingId, key, mailbox });
    const linked = await store.run(readLinkedBooking, { token, key, now: sunday });
    return { bookingId, path: linkPath(token), seen: linked ? seenOf(linked) : "" };
  }

  const choose = (bookingId: string, day = thursday) =>
    store.run(chooseDay, { ...visitor, bookingId, ...slotOf(day, "morning"), seen: null });

  /** A page in each of its states. */
  async function inEveryState() {
    const ids = {
      choose: await book(),
      asked: await book(),
      booked: await book(),
      done: await book(),
      canceled: await book(),
      erased: await book(),
    };
    for (const id of Object.values(ids)) await pageOf(id);
    await choose(ids.asked);
    await schedule(ids.booked);
    await schedule(ids.done);
    await outcome(ids.done, "done");
    const cancellation = { from: "pending", visit: null, reason: "" } as const;
    await store.run(cancelBooking, { ...visitor, bookingId: ids.canceled, ...cancellation });
    await store.run(eraseBooking, change(ids.erased, sunday));
    return {
      choose: await pageOf(ids.choose),
      asked: await pageOf(ids.asked),
      booked: await pageOf(ids.booked),
      done: await pageOf(ids.done),
      canceled: await pageOf(ids.canceled),
      erased: await pageOf(ids.erased),
    };
  }

  return { book, choose, pageOf, inEveryState };
}
