const whenIdle = window.requestIdleCallback ?? setTimeout;
const sections = document.querySelectorAll("section").values();

/** One section at a time, so that no touch waits long. */
function layOutNext(): void {
  const section = sections.next().value;
  if (!section) return;
  section.style.contentVisibility = "visible";
  section.getClientRects();
  // Photos wait for those who come near: they weigh more than all drawings.
  for (const drawing of section.querySelectorAll<HTMLImageElement>("img[src$='.svg']"))
    drawing.loading = "eager";
  whenIdle(layOutNext);
}

// Pictures of the whole page and archives show all of it, also what was never near the window.
addEventListener("load", () => whenIdle(layOutNext));
