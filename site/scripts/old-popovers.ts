const shownMark = "data-shown";

function hide(popover: Element): void {
  popover.removeAttribute(shownMark);
}

function show(popover: Element): void {
  popover.setAttribute(shownMark, "");
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
}

function hideAllBut(kept: (popover: Element) => boolean): void {
  for (const popover of document.querySelectorAll(`[${shownMark}]`))
    if (!kept(popover)) hide(popover);
}

/**
 * The inbox's menus for browsers without popovers: Safari before 17, Chrome before 114, Firefox before 125. Their button
 * toggles them; a press elsewhere, Escape and each choice hide them.
 */
export function emulatePopovers(): void {
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[popover] { z-index: 9 } [popover]:not([${shownMark}]) { display: none !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest("[popovertarget]")?.getAttribute("popovertarget") ?? "";
    const wanted = document.getElementById(id);
    hideAllBut((popover) => popover === wanted || popover.contains(target));
    if (wanted?.hasAttribute(shownMark)) hide(wanted);
    else if (wanted) show(wanted);
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hideAllBut(() => false);
  });
}
