import { useLayoutEffect, useRef } from "react";

/** Where the booking covers the list: from its top when it opens, and the list where it was when it closes. */
export function useKeptScroll(booking: string | undefined): void {
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
    scrollTo({ top: booking === undefined ? top : 0, behavior: "instant" });
  }, [booking]);
}
