import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { listenToWaking } from "#inbox/app/use-live.ts";
import { Failure } from "#inbox/controls/failure.tsx";

/** Holds the name of the screen for which this tab was reloaded. */
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

/** Sets the mark. Returns false if it was set, or if nothing can be stored: then the tab could reload forever. */
function isFirstReload(screen: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === screen) return false;
    sessionStorage.setItem(mark, screen);
    return true;
  } catch {
    return false;
  }
}

function allowReload(): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // The browser stores nothing, so there is no mark.
  }
}

/**
 * Loads a screen's script. If the server answers but the script does not load, the tab is reloaded once: it is older
 * than the build, or its browser remembers that the script failed offline.
 * @see https://github.com/whatwg/html/issues/6768
 */
async function loadScreen<Loaded>(screen: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await load();
    allowReload();
    return loaded;
  } catch (error) {
    if (!(await serverAnswers()) || !isFirstReload(screen)) throw error;
    location.reload();
    // Shows no error while the page reloads.
    return new Promise(() => {});
  }
}

/** A screen whose script is loaded when it is first opened. */
export function LoadedScreen<Screen>({
  name,
  load,
  children,
}: {
  readonly name: string;
  readonly load: () => Promise<Screen>;
  readonly children: (screen: Screen) => ReactNode;
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: [{ screen: name }],
    queryFn: () => loadScreen(name, load),
  });
  useEffect(() => (isError ? listenToWaking(refetch) : undefined), [isError, refetch]);
  if (data !== undefined) return children(data);
  if (!isError) return <p className="px-6 py-12 text-center font-semibold">One moment …</p>;
  return (
    <Failure
      isWholeScreen
      title="This screen could not be loaded."
      onRetry={() => {
        allowReload();
        refetch();
      }}
    >
      Nothing is lost. It loads by itself when the connection is back, or try again now.
    </Failure>
  );
}
