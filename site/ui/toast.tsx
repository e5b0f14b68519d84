import * as Toast from "@radix-ui/react-toast";
import type { ReactNode } from "react";
import { CloseIcon } from "#site/drawings/icons.tsx";

/** The constants of every toast. @see spec section 9 */
const constants = { duration: 5000, swipeDirection: "right", swipeThreshold: 50 } as const;
const hotkey = ["F8"];

/**
 * A message that something failed; it leaves by itself, by its button, or by a swipe. At most one is
 * seen at a time: whoever shows it keeps it in one piece of state. Mount it in the browser only:
 * rendered on the server, Radix writes a style attribute, which the policy forbids.
 */
export function FailureToast({
  title,
  onRetry,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onRetry?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Toast.Provider {...constants}>
      <Toast.Root onOpenChange={(open) => !open && onClose()} className="failure">
        <div>
          <Toast.Title className="failure-title">{title}</Toast.Title>
          <Toast.Description>{children}</Toast.Description>
          {onRetry && (
            <Toast.Action altText="Press the same button again" className="retry" onClick={onRetry}>
              Try again
            </Toast.Action>
          )}
        </div>
        <Toast.Close aria-label="Dismiss">
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport hotkey={hotkey} className="toasts" />
    </Toast.Provider>
  );
}
