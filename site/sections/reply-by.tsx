import { bookingWords } from "#content/booking.ts";

/**
 * Shows by when somebody who books now will hear from the team: filled by `scripts/reply-by.ts`.
 * Its lines are kept free, so that nothing moves.
 */
export const ReplyBy = () => (
  <span data-reply-by={bookingWords.promise.bookNow} className="block min-h-[3lh] font-semibold" />
);

/** Below a phone number: whether the phones are open or when they open again, filled in by `scripts/reply-by.ts`. */
export const PhonesOpen = ({ className = "" }: { readonly className?: string }) => (
  <p data-phones-open="" className={`min-h-[1lh] ${className}`.trimEnd()} />
);
