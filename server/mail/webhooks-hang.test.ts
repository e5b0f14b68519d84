import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/store.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { startOutbox } from "./start-outbox.ts";

test("webhooks that nobody answers keep no mail waiting", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "hang-"));
  const store = await openStore({ DATA_DIR });
  const ids = Array.from({ length: 15 }, (_, index) => String(index));
  const createdAt = new Date().toISOString();
  for (const id of ids)
    await store.run(
      storeBooking,
      newBooking({ id, booking: bookingOf(id), createdAt, webhook: true }),
    );

  const hanging = Promise.withResolvers<void>();
  const mails: string[] = [];
  const outbox = startOutbox({
    store,
    now: () => new Date(),
    async deliver({ kind, id }) {
      if (kind === "webhook") await hanging.promise;
      else mails.push(id);
      return undefined;
    },
    log: { error: () => {} },
  });
  await vi.waitFor(() => expect(mails).toHaveLength(30), { timeout: 4000 });
  hanging.resolve();
  await outbox.stop();
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});
