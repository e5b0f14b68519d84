import type { ReactNode } from "react";

/**
 * The land of a drawing. Where it is endless, it goes on to both sides, mirrored, for windows that are wider than the
 * drawing: once a page. Each layer ends a little farther out than the one behind it, so that no edge shows through, and
 * level, so that its mirror image meets it without a corner.
 */
export function Onward({
  width,
  isEndless,
  children,
}: {
  width: number;
  isEndless: boolean;
  children: ReactNode;
}) {
  if (!isEndless) return children;
  return (
    <>
      <g id="land">{children}</g>
      <use href="#land" transform="scale(-1 1)" />
      <use href="#land" transform={`matrix(-1 0 0 1 ${2 * width} 0)`} />
    </>
  );
}
