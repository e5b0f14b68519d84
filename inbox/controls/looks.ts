/** Looks of elements of several kinds. What sets a background also sets the color of the words on it. */
export const looks = {
  sheet: "rounded-pane border-2 border-ink bg-surface text-ink",
  /** One of a few that can be chosen, or a small step beside the one action of a screen. */
  choice:
    "inline-flex min-h-11 items-center justify-center rounded-pill border-2 border-ink bg-surface px-3 font-display text-sm/[1.1] font-bold text-ink no-underline hover:bg-sky aria-disabled:cursor-progress aria-pressed:bg-ink aria-pressed:text-surface aria-[current]:bg-ink aria-[current]:text-surface min-[30rem]:px-4 forced-colors:aria-pressed:bg-[SelectedItem] forced-colors:aria-pressed:text-[SelectedItemText] forced-colors:aria-pressed:forced-color-adjust-none",
  /** An icon with its word below. */
  iconButton:
    "grid min-h-12.5 min-w-12.5 flex-none content-center justify-items-center gap-0.75 rounded-field border-2 border-ink bg-surface p-1 font-display text-2xs/none font-semibold text-ink no-underline hover:bg-sky-light",
  /** On a phone within reach of the thumb. */
  aboveTabs:
    "max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] max-md:z-19 max-md:border-t-2 max-md:border-ink max-md:bg-warm max-md:px-4 max-md:py-2 max-md:text-ink print:hidden",
  link: "inline-flex min-h-11 w-fit items-center font-semibold underline decoration-2 underline-offset-[0.25em]",
  quiet:
    "min-h-11 rounded-[6px] text-sm font-semibold underline decoration-[1.5px] underline-offset-[0.25em] aria-disabled:opacity-60",
  notice:
    "rounded-field border-2 border-ink bg-mustard px-4 py-2.5 leading-[1.4] font-semibold text-on-paint presses-within:py-2.5 presses-within:font-bold presses-within:underline presses-within:decoration-2 presses-within:underline-offset-[0.2em]",
  detail: "block text-sm text-muted",
  /** How many, beside a title. */
  count:
    "grid min-w-6.5 flex-none place-items-center rounded-pill bg-plate px-2 py-1 font-display text-xs/[1.1] font-bold text-cream",
  view: "mx-auto grid w-[min(84rem,100%)] grid-cols-1 content-start gap-[clamp(16px,2vw,24px)]",
  viewTitle: "text-[clamp(2.1rem,1.6rem+1.6vw,3rem)] uppercase",
  art: "mx-auto w-[min(17rem,80%)]",
};
