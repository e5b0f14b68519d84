import { useSyncExternalStore } from "react";

/** As in the CSS modules: room for a second column. */
const wide = "(width >= 64rem)";

function subscribe(listen: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
