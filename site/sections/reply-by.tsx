import { bookingWords } from "#content/booking.ts";

/**
 * Holds the time by which somebody who books now has heard from the team: filled beside the form by its script,
 * elsewhere by `scripts/reply-by.ts`. Its lines are kept free, so that nothing moves.
 */
export const ReplyBy = ({ className = "" }: { readonly className?: string }) => (
  <span
    data-reply-by={bookingWords.promise.bookNowBy}
    className={`block min-h-[3lh] font-semibold ${className}`.trimEnd()}
  />
);

/** Below a telephone number: when somebody answers again, filled by `scripts/reply-by.ts` outside business hours. */
export const PhonesOpen = ({ className = "" }: { readonly className?: string }) => (
  <p data-phones-open="" className={`min-h-[1lh] ${className}`.trimEnd()} />
);
