import { bookingWords } from "#content/booking.ts";
import { phonesText, replyText } from "#site/clock/clock-words.ts";
import { usePageClock } from "#site/clock/page-clock.ts";

const { bookNow } = bookingWords.promise;

/**
 * Shows by when somebody who books now will hear from the team: filled by the server or `scripts/reply-by.ts`.
 * Its lines are kept free, so that nothing moves.
 */
export function ReplyBy() {
  const clock = usePageClock();
  return (
    <span data-reply-by={bookNow} className="block min-h-[3lh] font-semibold">
      {clock && replyText(clock.now, clock.daysOff, bookNow)}
    </span>
  );
}

/** Below a phone number: whether the phones are open or when they open again, filled in like `ReplyBy`. */
export function PhonesOpen({ className = "" }: { readonly className?: string }) {
  const clock = usePageClock();
  return (
    <p data-phones-open="" className={`min-h-[1lh] ${className}`.trimEnd()}>
      {clock && phonesText(clock.now, clock.daysOff)}
    </p>
  );
}
