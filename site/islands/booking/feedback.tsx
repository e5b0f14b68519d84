import { bookingWords } from "#content/booking.ts";
import { FailureToast } from "#site/ui/toast.tsx";
import type { FeedbackProps } from "./outcome.tsx";
import { ThankYouDialog } from "./thank-you-dialog.tsx";

/** Tells how sending went. Loaded when the form is first touched: nobody needs it before. */
export function Feedback({ outcome, onClose }: FeedbackProps) {
  if (outcome !== "failed") return <ThankYouDialog replyBy={outcome.replyBy} onClose={onClose} />;
  const { title, text } = bookingWords.failure;
  return (
    <FailureToast title={title} onClose={onClose}>
      {text}
    </FailureToast>
  );
}
