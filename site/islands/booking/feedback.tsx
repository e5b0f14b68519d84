import { bookingWords } from "#content/booking.ts";
import { MessageToast } from "#ui/toast.tsx";
import type { Answer } from "./booked.ts";
import styles from "./feedback.css?inline";
import { ThankYouDialog } from "./thank-you-dialog.tsx";

// The policy forbids a style element. A separate file could arrive late, or never on a bad connection.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Shows the result of sending. */
export function Feedback({
  answer,
  onClose,
}: {
  readonly answer: Answer;
  readonly onClose: () => void;
}) {
  if (answer !== "failed") return <ThankYouDialog booked={answer} onClose={onClose} />;
  const { title, text } = bookingWords.failure;
  return (
    <MessageToast kind="failed" title={title} onClose={onClose}>
      {text}
    </MessageToast>
  );
}
