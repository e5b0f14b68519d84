import { type RefObject, useEffect } from "react";

/**
 * Stops the card from being sticky once it is higher than the window, because its end could never be reached. The page
 * scrolls along, so that the card does not move on the screen.
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
