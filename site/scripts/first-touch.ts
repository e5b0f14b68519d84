/** A pointer that comes over an element is about to press it. */
const touches = ["pointerover", "focusin", "input"] as const;

/** Until an element is touched for the first time. */
export const firstTouch = (element: Element): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    for (const type of touches) element.addEventListener(type, resolve, { once: true });
  });
