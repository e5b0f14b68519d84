import type { Page } from "@playwright/test";

/** Adds up the layout shifts of the pages to come, in `window.shift`. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Their sum, once what has changed is drawn. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return Number(Reflect.get(window, "shift"));
  });
