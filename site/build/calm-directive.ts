import type { ClientDirective } from "astro";
import { isSupported } from "#site/scripts/supported-browser.ts";

/** A pointer that comes over the island is about to press it. */
const touches = ["pointerover", "focusin", "input"] as const;

/** Resolves when the browser has nothing to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Resolves after what is to be painted has been. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

function whenSeen(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  });
}

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

function hint(rel: "prefetch" | "modulepreload", parts: readonly string[]): void {
  for (const href of parts)
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/**
 * Whether an island shows something else than its HTML: what this tab remembers, or an address that the server has not
 * read.
 */
function differs(island: HTMLElement): boolean {
  try {
    if (sessionStorage.length > 0) return true;
  } catch {
    // Browsers can forbid storage: then nothing is remembered.
  }
  return location.search !== "" && island.getAttribute("props") === "{}";
}

/**
 * Gives an island its script in small steps while the browser is idle, once it is seen; at the first touch without
 * waiting. On a slow phone one long step would make a visitor wait. A browser that is too old keeps the HTML. With the
 * value "touch" it is only fetched until a touch, where the HTML already shows what the island would.
 */
const calm: ClientDirective = async (load, { value }, island) => {
  if (!isSupported()) return;
  let isTouched = false;
  const touched = new Promise<void>((resolve) => {
    const touch = () => {
      isTouched = true;
      resolve();
    };
    for (const type of touches) island.addEventListener(type, touch, { once: true });
  });
  const rest = () => (isTouched ? turn() : Promise.race([idle(), touched]));

  await Promise.race([whenSeen(island).then(whenLoaded), touched]);
  const parts = island.getAttribute("parts")?.split(" ") ?? [];
  if (value === "touch" && !differs(island)) {
    // Only into the browser's cache: to read them takes a slow phone long, too.
    if (!isTouched) hint("prefetch", parts);
    await touched;
  }
  hint("modulepreload", parts);
  for (const part of parts) {
    await rest();
    await import(/* @vite-ignore */ part);
  }
  await rest();
  const hydrate = await load();
  await rest();
  await hydrate();
};

export default calm;
