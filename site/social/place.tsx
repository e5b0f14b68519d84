import type { ReactNode } from "react";

interface PlaceProps {
  x?: number;
  y: number;
  width: number;
  height: number;
  viewBox?: string;
  children: ReactNode;
}

/** Where on the poster a drawing stands, in pixels: a drawing fills its place. */
export function Place({ children, ...place }: PlaceProps) {
  return (
    <svg {...place} aria-hidden="true">
      {children}
    </svg>
  );
}
