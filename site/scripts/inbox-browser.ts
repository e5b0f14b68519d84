/** One feature for each engine that its oldest supported version brought, or one shortly before it. */
function isSupported(): boolean {
  try {
    /(?<=a)b/;
    return "toSorted" in [] && CSS.supports("selector(:has(a))");
  } catch {
    return false;
  }
}

const notice = document.querySelector<HTMLElement>("#too-old");
if (notice) notice.hidden = isSupported();
