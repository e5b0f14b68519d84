import { useEffect, useRef } from "react";

const headingIn = (part: Element | null) =>
  part?.isConnected ? part.querySelector<HTMLElement>("[tabindex='-1']") : null;

/**
 * The button that was pressed is disabled or gone once its change is made. Focus then goes on at the heading of its
 * part of the page, else of the open booking, instead of the page's beginning.
 * @returns remembers where the press was; call it before the change
 */
export function useKeptFocus(isBusy: boolean): () => void {
  const part = useRef<Element>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded || document.activeElement !== document.body) return;
    (headingIn(part.current) ?? headingIn(document.querySelector(".pane")))?.focus();
  }, [isBusy]);
  return () => {
    part.current = document.activeElement?.closest("section") ?? null;
  };
}
