import { useId, useState } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { erase, useActs } from "#site/inbox/acts.tsx";
import { nameOf } from "#site/inbox/words.ts";
import { Dialog } from "#site/ui/dialog.tsx";

/** Erases a person's data. The one act without a way back, so that it asks first. */
export function Care({ booking }: { readonly booking: Booking }) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { run, busyWith } = useActs();
  if (booking.erasedAt) return null;
  const name = nameOf(booking);
  const close = () => setAsking(false);
  return (
    <div className="care">
      <button type="button" onClick={() => setAsking(true)}>
        Erase personal data …
      </button>
      {isAsking && (
        <Dialog labelledBy={id} className="ask" onClose={close}>
          <h2 id={id}>
            Erase the data of <bdi>{name}</bdi>?
          </h2>
          <p>
            Name, phone, e-mail, address, requests and notes are erased for good. What stays is that
            there was a booking, and its history without them.
          </p>
          <div className="ask-actions">
            <button type="button" className="act bg-white" data-first-focus onClick={close}>
              Keep it
            </button>
            <button
              type="button"
              className="act bg-terracotta text-white"
              disabled={busyWith === booking.id}
              onClick={() => run(erase(booking.id), { onEnd: close })}
            >
              Erase for good
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
