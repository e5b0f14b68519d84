/**
 * Holds the time by which who books now has heard from the team, once `scripts/reply-by.ts` has filled
 * it; where no form says it, also when the office opens. The lines are kept free, so that nothing moves.
 */
export function ReplyBy({ opening = false }: { readonly opening?: boolean }) {
  return (
    <span
      data-reply-by={opening ? "opening" : ""}
      className={`block font-semibold ${opening ? "min-h-[2lh]" : "min-h-[1lh]"}`}
    />
  );
}
