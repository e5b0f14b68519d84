const intervalMs = 4000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Turns a list that people can also scroll, one testimonial at a time, and marks which one they see. */
export function startCarousel(carousel: HTMLElement): void {
  const list = carousel.querySelector("ul");
  const controls = carousel.querySelector<HTMLElement>("[inert]");
  if (!(list && controls)) return;
  const slides = [...list.children];
  const dots = controls.querySelectorAll("[data-show]");
  /** What stops the turning: a mouse, the focus, the pause button. */
  const holds = new Set<string>();
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function show(index: number) {
    const to = (index + slides.length) % slides.length;
    // The way back to the first would pass all others.
    const isFar = still.matches || Math.abs(to - current) > 1;
    list?.scrollTo({ left: to * list.clientWidth, behavior: isFar ? "instant" : "smooth" });
  }

  function wait() {
    const isTurning = holds.size === 0 && !still.matches;
    list?.setAttribute("aria-live", isTurning ? "off" : "polite");
    clearInterval(timer);
    if (isTurning) timer = setInterval(() => document.hidden || show(current + 1), intervalMs);
  }

  function mark(index: number) {
    current = index;
    for (const [at, slide] of slides.entries()) slide.toggleAttribute("inert", at !== index);
    for (const [at, dot] of dots.entries()) dot.setAttribute("aria-current", `${at === index}`);
    wait();
  }

  function hold(reason: string, isHeld: boolean) {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    wait();
  }

  controls.inert = false;
  controls.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const { show: index, step, play } = button?.dataset ?? {};
    if (index) show(Number(index));
    if (step) show(current + Number(step));
    if (!(button && play)) return;
    button.dataset["play"] = button.getAttribute("aria-label") ?? "";
    button.setAttribute("aria-label", play);
    const isPaused = button.toggleAttribute("data-paused");
    hold("pause", isPaused);
  });
  // A finger does not hover: its "enter" would never be followed by a "leave".
  carousel.addEventListener("pointerenter", ({ pointerType }) =>
    hold("hover", pointerType === "mouse"),
  );
  carousel.addEventListener("pointerleave", () => hold("hover", false));
  carousel.addEventListener("focusin", () => hold("focus", true));
  carousel.addEventListener("focusout", () => hold("focus", false));
  // Keys may have reached the list before this script.
  hold("focus", carousel.contains(document.activeElement));
  mark(0);
  list.addEventListener("scroll", () => {
    const index = Math.round(list.scrollLeft / list.clientWidth);
    if (index !== current) mark(index);
  });
}

for (const carousel of document.querySelectorAll<HTMLElement>("[aria-roledescription=carousel]"))
  startCarousel(carousel);
