import type { ClientDirective } from "astro";
import { leadSourceMemory } from "#domain/pages/page-props.ts";
import { firstTouch } from "#site/scripts/first-touch.ts";
import { isSupported } from "#site/scripts/supported-browser.ts";

/**
 * Whether an island shows something else than its HTML: what this tab remembers, or an address that the server has not
 * read.
 */
function differs(island: HTMLElement): boolean {
  try {
    if (Object.keys(sessionStorage).some((name) => name !== leadSourceMemory)) return true;
  } catch {
    // Browsers can forbid storage: then nothing is remembered.
  }
  return location.search !== "" && island.getAttribute("props") === "{}";
}

/** Gives an island its script at the first touch. A browser that is too old keeps the HTML. */
const touch: ClientDirective = async (load, _, island) => {
  if (!isSupported()) return;
  if (!differs(island)) await firstTouch(island);
  const hydrate = await load();
  await hydrate();
};

export default touch;
