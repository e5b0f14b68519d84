import { bookingWords } from "#content/booking.ts";
import styles from "#site/styles/feedback.css?inline";
import { FailureToast } from "#site/ui/toast.tsx";
import type { FeedbackProps } from "./outcome.ts";
import { ThankYouDialog } from "./thank-you-dialog.tsx";

// The policy forbids a style element. A file of its own could arrive late, or never where the connection breaks.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Tells how sending went. Loaded with its styles when the form is first touched: nobody needs it before. */
export function Feedback({ outcome, onClose }: FeedbackProps) {
  if (outcome !== "failed") return <ThankYouDialog booked={outcome} onClose={onClose} />;
  const { title, text } = bookingWords.failure;
  return (
    <FailureToast title={title} onClose={onClose}>
      {text}
    </FailureToast>
  );
}
