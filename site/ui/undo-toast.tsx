import * as Toast from "@radix-ui/react-toast";
import { CloseIcon } from "#site/drawings/icons.tsx";

/** The constants of every toast. @see spec section 9 */
const constants = { duration: 5000, swipeDirection: "right", swipeThreshold: 50 } as const;
const hotkey = ["F8"];

/** Says what was done, and takes it back where that is possible. */
export function UndoToast({
  title,
  undoHint,
  onUndo,
  onClose,
}: {
  readonly title: string;
  /** Where else it can be undone, for who cannot reach the button in time. */
  readonly undoHint: string;
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  return (
    <Toast.Provider {...constants}>
      <Toast.Root onOpenChange={(open) => !open && onClose()} className="toast on-dark">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {onUndo && (
          <Toast.Action altText={undoHint} className="toast-undo" onClick={onUndo}>
            Undo
          </Toast.Action>
        )}
        <Toast.Close aria-label="Dismiss" className="toast-close">
          <CloseIcon className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport hotkey={hotkey} className="toasts" />
    </Toast.Provider>
  );
}
