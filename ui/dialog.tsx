import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

/**
 * A native modal dialog, open as long as it is mounted: the browser keeps focus inside, and Escape
 * closes it. Focus goes to the last element with `data-first-focus`: a field comes before the title.
 */
export function Dialog({
  labelledBy,
  className,
  onClose,
  children,
}: {
  readonly labelledBy: string;
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const wanted = element?.querySelectorAll<HTMLElement>("[data-first-focus]") ?? [];
    [...wanted].at(-1)?.focus({ preventScroll: true });
  }, []);
  // If it closes while it is in the page, the browser returns the focus to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={labelledBy} className={className} onClose={onClose}>
      {children}
    </dialog>
  );
}
