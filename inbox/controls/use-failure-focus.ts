import { useEffect, useRef } from "react";

/** For a form whose first wrong field gets the focus after a failure. */
export function useFailureFocus(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [failure]);
  return form;
}
