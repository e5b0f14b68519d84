/** Holds the name of the screen for which this tab was loaded again. */
const mark = "inbox-reloaded-for";

const serverAnswers = () =>
  fetch(location.pathname, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sets the mark. False where it is set already, and where the browser keeps nothing: it could reload without end. */
function isFirstReload(screen: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === screen) return false;
    sessionStorage.setItem(mark, screen);
    return true;
  } catch {
    return false;
  }
}

/** Lets the next failure reload the tab again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Loads a screen's script. Where the server answers but the script does not come, the tab is loaded again, once: it is
 * older than the build, or its browser remembers that the script failed while it was offline.
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function loadScreen<Loaded>(
  screen: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    const loaded = await load();
    allowReload();
    return loaded;
  } catch (error) {
    if (!(await serverAnswers()) || !isFirstReload(screen)) throw error;
    location.reload();
    // Nothing is said to have failed while the page is on its way.
    return new Promise(() => {});
  }
}
