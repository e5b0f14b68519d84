import { createContext, type ReactNode, useContext, useState } from "react";
import { FailureToast } from "#site/ui/toast.tsx";
import { UndoToast } from "#site/ui/undo-toast.tsx";

/** What a toast says: that something was done, perhaps with a way back, or that it failed, perhaps with a retry. */
export type Toast =
  | { readonly kind: "done"; readonly title: string; readonly undo?: () => void }
  | {
      readonly kind: "failed";
      readonly title: string;
      readonly text: string;
      readonly retry?: () => void;
    };

const Toasts = createContext<(toast: Toast) => void>(() => {
  throw new Error("a toast needs its provider");
});

/** Shows a toast; one that is still there leaves. */
export const useToast = () => useContext(Toasts);

/** Shows at most one toast at a time. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly number: number }>();
  const show = (toast: Toast) => setShown((last) => ({ toast, number: (last?.number ?? 0) + 1 }));
  const close = (number: number) => () =>
    setShown((now) => (now?.number === number ? undefined : now));
  return (
    <Toasts value={show}>
      {children}
      {shown?.toast.kind === "done" && (
        <UndoToast
          key={shown.number}
          title={shown.toast.title}
          undoHint="Undo it in the history of the booking"
          onUndo={shown.toast.undo}
          onClose={close(shown.number)}
        />
      )}
      {shown?.toast.kind === "failed" && (
        <FailureToast
          key={shown.number}
          title={shown.toast.title}
          onRetry={shown.toast.retry}
          onClose={close(shown.number)}
        >
          {shown.toast.text}
        </FailureToast>
      )}
    </Toasts>
  );
}
