import { bookingWords } from "#content/booking.ts";

/**
 * Holds the time by which who books now has heard from the team: beside the form once its script has filled it,
 * elsewhere filled by `scripts/reply-by.ts`, which also says when the office opens. The lines are kept free, so that
 * nothing moves.
 */
export function ReplyBy({ opening = false }: { readonly opening?: boolean }) {
  return (
    <span
      data-reply-by={bookingWords.bookedNow}
      data-opens={opening ? bookingWords.opens : undefined}
      className={`block font-semibold ${opening ? "min-h-[2lh]" : "min-h-[1lh]"}`}
    />
  );
}
