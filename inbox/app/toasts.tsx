import { createContext, type ReactNode, useContext, useState } from "react";
import { MessageToast } from "#ui/toast.tsx";

export interface FailedToast {
  readonly kind: "failed";
  readonly title: string;
  readonly text: string;
}

export type Toast =
  | { readonly kind: "done"; readonly title: string; readonly undo?: () => void }
  | FailedToast;

const Toasts = createContext<(toast: Toast) => void>(() => {
  throw new Error("useToast needs ToastProvider");
});

/** Shows a toast in place of the last one. */
export const useToast = () => useContext(Toasts);

const undoOf = (toast: Toast) =>
  toast.kind === "done" && toast.undo
    ? { name: "Undo", elsewhere: "Undo it in the history of the booking", run: toast.undo }
    : undefined;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly number: number }>();
  const show = (toast: Toast) => setShown((last) => ({ toast, number: (last?.number ?? 0) + 1 }));
  const close = (number: number) => setShown((now) => (now?.number === number ? undefined : now));
  return (
    <Toasts value={show}>
      {children}
      {shown && (
        <MessageToast
          key={shown.number}
          kind={shown.toast.kind}
          title={shown.toast.title}
          action={undoOf(shown.toast)}
          onClose={() => close(shown.number)}
        >
          {shown.toast.kind === "failed" && shown.toast.text}
        </MessageToast>
      )}
    </Toasts>
  );
}
