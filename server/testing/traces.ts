import { bookingFields } from "#domain/booking/booking.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import { addNote } from "#server/bookings/notes.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { settleMessage } from "#server/messages/claim-due.ts";
import { newBooking } from "./bookings.ts";

/** The values of `validBooking` and its notes that tell who booked. */
export const personal = ["Ana", "Núñez", "nunez", "ana@example.com", "555-0199", "4805550199"]
  .concat(["7420 E Camelback Rd", "camelback", "85251", "Tuesday", "the gate sticks"])
  .concat(["her mother answers", "mailbox of ana", "mother", "sticks"])
  .concat(["Wrongford", "555-0100"]);

const at = "2026-11-20T18:00:00.000Z";
const change = { actor: "riley", at };

/** New fields are filled, too. */
const everyField = Object.fromEntries(bookingFields.map((field) => [field, "Tuesday"]));

/** Books with everything that can be personal, and leaves traces of it wherever the program writes any. */
export async function bookWithTraces(store: Store, id: string, createdAt = at): Promise<void> {
  await store.run(setWebhooks, { areSent: true });
  await store.run(
    storeBooking,
    newBooking({
      id,
      createdAt,
      key: `key-of-${id}`,
      booking: { ...everyField, ...validBooking, specialRequests: "the gate sticks" },
    }),
  );
  await store.run(setWebhooks, { areSent: false });
  const note = { ...change, bookingId: id, text: "her mother answers" };
  await store.run(addNote, note);
  // A corrected name and phone number, and one that was put back.
  const own = { firstName: "Ana", phone: validBooking.phone };
  const typo = { firstName: "Wrongford", phone: "(480) 555-0100" };
  const correction = { ...change, bookingId: id };
  for (const [from, to] of [
    [own, typo],
    [typo, own],
    [own, typo],
    [typo, own],
  ] as const)
    await store.run(correctBooking, { ...correction, from, to });
  const [message] = (await detailOf(store, id)).messages;
  const result = { state: "failed", error: "550 mailbox of ana is full" } as const;
  await store.run(settleMessage, { id: message?.id ?? "", at, result });
}

export async function detailOf(store: Store, id: string) {
  const detail = await store.run(readBooking, { id });
  if (!detail) throw new Error(`no booking ${id}`);
  return detail;
}
