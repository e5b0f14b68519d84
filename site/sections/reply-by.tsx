/** Holds the time by which who books now has heard from the team, once `scripts/reply-by.ts` has filled it. */
export function ReplyBy() {
  return <span data-reply-by="" className="font-semibold" />;
}
