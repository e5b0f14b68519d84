import { useEffect } from "react";

/** Where a press was: its section, and, in a list of bookings, the rows after its own. */
export interface Origin {
  readonly part: Element | null;
  readonly following: readonly Element[];
}

const rowOfBooking = "li:has([data-booking])";

export function originOf(pressed: Element | null): Origin {
  const part = pressed?.closest("section") ?? null;
  const row = pressed?.closest(rowOfBooking);
  const rows = row ? [...(part?.querySelectorAll(rowOfBooking) ?? [])] : [];
  return {
    part,
    following: rows.filter(
      (other) => row?.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  };
}

const headingIn = (part: Element | null) =>
  part?.isConnected ? part.querySelector<HTMLElement>("[tabindex='-1']") : null;

/** On the next row, else on the heading of the section, else of the open booking. The page does not move. */
function focusAfter({ part, following }: Origin): void {
  const next = following.find(({ isConnected }) => isConnected);
  const openBooking = document.querySelector("section[aria-label='Booking']");
  const target =
    next?.querySelector<HTMLElement>("a, button") ?? headingIn(part) ?? headingIn(openBooking);
  target?.focus({ preventScroll: true });
}

/** Until the next press, focus moves on if the focused element disappears. */
export function keepFocusAfter(origin: Origin): void {
  let focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) focused = document.activeElement;
    else if (!focused?.isConnected) focusAfter(origin);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const press of ["keydown", "pointerdown"])
    addEventListener(press, () => observer.disconnect(), { once: true });
}

/**
 * A pressed button may be gone after its change, or once the lists are loaded again. Focus then moves to the next row,
 * else to the heading of its section, else of the open booking, instead of to the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const keep = ({ target }: Event) => {
      // A dialog does it when it closes.
      if (target instanceof Element && !target.closest("dialog")) keepFocusAfter(originOf(target));
    };
    document.addEventListener("click", keep, true);
    return () => document.removeEventListener("click", keep, true);
  }, []);
}
