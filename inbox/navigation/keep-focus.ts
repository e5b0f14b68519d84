import { useEffect, useRef } from "react";

const headingIn = (part: Element | null) =>
  part?.isConnected ? part.querySelector<HTMLElement>("[tabindex='-1']") : null;

function focusHeading(part: Element | null): void {
  const openBooking = document.querySelector("section[aria-label='Booking']");
  (headingIn(part) ?? headingIn(openBooking))?.focus();
}

/** Browsers take the focus from a disabled element, but only with the next frame. */
const hasNoFocus = () =>
  document.activeElement === document.body || document.activeElement?.matches(":disabled");

/** Until the next press, focus moves to the heading of the section if the focused element disappears. */
export function keepFocusIn(part: Element | null): void {
  let focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) focused = document.activeElement;
    else if (!focused?.isConnected) focusHeading(part);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const press of ["keydown", "pointerdown"])
    addEventListener(press, () => observer.disconnect(), { once: true });
}

/**
 * The pressed button is disabled or gone after its change, or once the lists are loaded again. Focus then moves to the
 * heading of its section, else of the open booking, instead of to the top of the page.
 * @returns call it before the change
 */
export function useKeptFocus(isBusy: boolean): () => void {
  const part = useRef<Element>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded) return;
    if (hasNoFocus()) focusHeading(part.current);
    keepFocusIn(part.current);
  }, [isBusy]);
  return () => {
    part.current = document.activeElement?.closest("section") ?? null;
  };
}
