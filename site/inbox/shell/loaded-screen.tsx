import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWakeUp } from "#site/inbox/use-wake-up.ts";
import { allowReload, loadScreen } from "./load-screen.ts";

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
  useWakeUp(() => {
    if (isError) refetch();
  });
  if (data !== undefined) return children(data);
  if (!isError) return <p className="loading">One moment …</p>;
  return (
    <div role="alert" className="sheet flex-none bg-error-tint p-6">
      <p className="text-lg font-semibold">This screen could not be loaded.</p>
      <p className="mt-1">
        Nothing is lost. It loads by itself when the connection is back, or try again now.
      </p>
      <button
        type="button"
        className="act mt-5 bg-white"
        onClick={() => {
          allowReload();
          refetch();
        }}
      >
        Try again
      </button>
    </div>
  );
}
