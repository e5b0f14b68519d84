import * as Toast from "@radix-ui/react-toast";
import type { ReactNode } from "react";
import { CloseIcon } from "#ui/drawings/icons.tsx";

/** The constants of every toast. @see docs/product.md#constants */
const constants = { duration: 5000, swipeDirection: "right", swipeThreshold: 50 } as const;
const hotkey = ["F8"];

interface ToastAction {
  readonly name: string;
  /** Radix's `altText`: another way to do the same, for people who cannot reach the button in time. */
  readonly elsewhere: string;
  readonly run: () => void;
}

/**
 * A message that something was done or failed. It closes after its time, by its button or by a swipe. At most one is
 * visible: keep it in one piece of state. Mount it in the browser only: rendered on the server, Radix writes a style
 * attribute, which the policy forbids.
 */
export function MessageToast({
  kind,
  title,
  action,
  onClose,
  children,
}: {
  readonly kind: "done" | "failed";
  readonly title: string;
  readonly action?: ToastAction | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <Toast.Provider {...constants}>
      <Toast.Root onOpenChange={(open) => !open && onClose()} data-kind={kind}>
        <div>
          <Toast.Title>{title}</Toast.Title>
          {children && <Toast.Description>{children}</Toast.Description>}
          {action && (
            <Toast.Action altText={action.elsewhere} onClick={action.run}>
              {action.name}
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
