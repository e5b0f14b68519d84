import type { ClientDirective } from "astro";

const touches = ["pointerdown", "focusin", "input"] as const;

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

/**
 * Gives an island its script in small steps while the browser is idle, once it is seen; at the first touch without
 * waiting. On a slow phone one long step would make a visitor wait.
 */
const calm: ClientDirective = async (load, _options, island) => {
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
  for (const part of ["renderer-url", "component-url"]) {
    await rest();
    const address = island.getAttribute(part);
    if (address) await import(/* @vite-ignore */ address);
  }
  await rest();
  const hydrate = await load();
  await rest();
  await hydrate();
};

export default calm;
