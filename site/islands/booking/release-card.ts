import { type RefObject, useEffect } from "react";

/**
 * Lets the sticky card scroll with the page once it is higher than the window, whose end would never come into view
 * otherwise. The page scrolls with it, so that the card stays where the visitor sees it.
 */
export function useReleasedCard(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const card = form.current?.closest("[data-sticky]");
    if (!card) return;
    const fit = () => {
      const { top, height } = card.getBoundingClientRect();
      const stuckAt = Number.parseFloat(getComputedStyle(card).top);
      const fits = stuckAt + height <= innerHeight;
      // Sticking again from further up the card would jump.
      if (fits && top < stuckAt) return;
      card.toggleAttribute("data-released", !fits);
      const moved = card.getBoundingClientRect().top - top;
      // Even a scroll by nothing would end the smooth one that is on its way to the summary.
      if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(card);
    addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      removeEventListener("resize", fit);
    };
  }, [form]);
}
