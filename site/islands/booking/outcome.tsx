import { bookingWords } from "#content/booking.ts";

/** How sending went: booked, with the time by which the team has been in touch, or failed. */
export type Outcome = { readonly replyBy: Date } | "failed";

export interface FeedbackProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Says how sending went as long as nothing better could be loaded. */
export function PlainFeedback({ outcome }: FeedbackProps) {
  const { confirmation, failure } = bookingWords;
  return (
    <p role="status" className="plain-feedback">
      {outcome === "failed" ? `${failure.title}. ${failure.text}` : confirmation.line}
    </p>
  );
}
