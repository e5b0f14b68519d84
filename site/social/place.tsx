import type { ReactNode } from "react";

interface PlaceProps {
  x?: number;
  y: number;
  width: number;
  height: number;
  viewBox?: string;
  children: ReactNode;
}

/** A drawing's place on the poster, in pixels. The drawing fills it. */
export function Place({ children, ...place }: PlaceProps) {
  return (
    <svg {...place} aria-hidden="true">
      {children}
    </svg>
  );
}
