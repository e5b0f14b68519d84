import { useEffect, useLayoutEffect, useRef } from "react";

/** On narrow screens the booking covers the list: it opens at its top, and the list returns to its position after. */
function useKeptScroll(booking: string | undefined): void {
  const last = useRef({ booking, top: 0 });
  useLayoutEffect(() => {
    const follow = () => {
      if (last.current.booking === undefined) last.current.top = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  useLayoutEffect(() => {
    const { booking: before, top } = last.current;
    last.current.booking = booking;
    const covers = matchMedia("(width < 64rem)").matches;
    if (!covers || before === booking) return;
    const place = booking === undefined ? top : 0;
    scrollTo({ top: place, behavior: "instant" });
  }, [booking]);
}

/**
 * Keeps scroll and focus through opening and closing a booking: the focus returns to its `data-booking` link, or to the
 * page's content if the booking has left the list.
 */
export function useOpenBooking(booking: string | undefined): void {
  useKeptScroll(booking);
  const lastOpen = useRef(booking);
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = booking;
    if (closed === undefined || booking !== undefined) return;
    const link = document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(closed)}"]`);
    (link ?? document.querySelector("main"))?.focus({ preventScroll: true });
  }, [booking]);
}
