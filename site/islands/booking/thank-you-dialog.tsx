import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";
import { ThankYouScene } from "#site/drawings/thank-you-scene.tsx";
import { Dialog } from "#site/ui/dialog.tsx";

const { headline, line, close } = bookingWords.confirmation;

/** The confirmation that fills the screen until the visitor closes it. @see spec section 2 */
export function ThankYouDialog({
  replyBy,
  onClose,
}: {
  readonly replyBy: Date;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      labelledBy="thank-you"
      onClose={onClose}
      className="dawn fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto"
    >
      <div className="flex min-h-full flex-col">
        <div className="wrap relative z-1 pt-[9vh] pb-8 text-center">
          <h2
            id="thank-you"
            className="text-[clamp(3.2rem,2rem+7vw,7.5rem)] leading-[0.9] font-black"
          >
            {headline}
          </h2>
          <p className="mt-4 font-display text-xl font-extrabold">{line}</p>
          <p className="mt-2 text-lg">
            {`Our team will contact you within ${business.replyWithinHours} hours: by `}
            <b>{formatDayAndTime(replyBy)}</b>.
          </p>
          <div className="mt-7 flex flex-wrap items-start justify-center gap-4">
            <a href={`tel:${business.phone}`} className="pill on-dark bg-agave text-white">
              {`Call ${formatPhone(business.phone)}`}
            </a>
            <form method="dialog">
              <button type="submit" data-first-focus="" className="pill bg-tangerine">
                {close}
              </button>
            </form>
          </div>
        </div>
        <ThankYouScene className="mt-auto max-h-[max(52vh,23.6vw)] min-h-60 w-full flex-1" />
      </div>
    </Dialog>
  );
}
