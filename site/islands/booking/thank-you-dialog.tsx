import { bookingWords } from "#content/booking.ts";
import { serviceLine } from "#domain/contact.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";
import type { Booked } from "./booked.ts";
import { BookedFacts, visitLabel } from "./booked-facts.tsx";

const { headline, line, close } = bookingWords.confirmation;

/** The confirmation that fills the screen until the visitor closes it. @see docs/product.md#form-states */
export function ThankYouDialog({
  booked,
  onClose,
}: {
  readonly booked: Booked;
  readonly onClose: () => void;
}) {
  const { visit } = booked;
  return (
    <Dialog labelledBy="thank-you" onClose={onClose} className="thank-you-dialog">
      <div>
        <div className="wrap">
          <h2 id="thank-you">{headline}</h2>
          <p>{line}</p>
          <BookedFacts {...booked} />
          <div>
            {visit && (
              <a href={visit} className="pill bg-tangerine">
                {visitLabel(booked)}
              </a>
            )}
            {serviceLine && (
              <a
                href={serviceLine.href}
                className={visit ? "pill" : "pill on-dark bg-agave text-white"}
              >
                {`Call ${serviceLine.text}`}
              </a>
            )}
            <form method="dialog">
              <button type="submit" data-first-focus="" className="pill">
                {close}
              </button>
            </form>
          </div>
        </div>
        <ThankYouScene dogs={booked.booking.numDogs} />
      </div>
    </Dialog>
  );
}
