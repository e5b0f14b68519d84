import type { Booking } from "#domain/api/bookings.ts";
import { erase } from "#inbox/app/changes.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { ChangeQuestion } from "#inbox/controls/change-question.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { looks } from "#inbox/controls/looks.ts";

const consequences =
  "Name, phone, email, address, requests and notes are erased for good. An upcoming visit is canceled without a message. The booking itself and its history stay.";

/** Erases a person's data. Asks first, because this is the only change without an undo. */
export function Erase({
  booking,
  isMain = false,
}: {
  readonly booking: Booking;
  /** As the main button of somebody who has asked for it. */
  readonly isMain?: boolean;
}) {
  if (booking.erasedAt) return null;
  return (
    <div className={isMain ? "grid" : "mt-3.5 border-t-[1.5px] border-rule pt-1.5 print:hidden"}>
      <DialogButton
        className={isMain ? buttonLook({ tone: "tangerine" }) : `${looks.quiet} text-terracotta`}
        dialog={(close) => (
          <ChangeQuestion
            title={
              <>
                Erase the data of <bdi>{nameOf(booking)}</bdi>?
              </>
            }
            confirm="Erase for good"
            bookingId={booking.id}
            ask={() => ({ change: erase(booking), words: consequences })}
            onClose={close}
          />
        )}
      >
        {isMain ? "Erase …" : "Erase personal data …"}
      </DialogButton>
    </div>
  );
}
