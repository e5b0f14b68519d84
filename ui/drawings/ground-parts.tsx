import type { ReactNode } from "react";
import { lawnDark } from "./drawing.ts";

/** The strip nearest to the eye. */
export const front = "M-10 396h10c300 0 620-8 900-6 220 2 400-10 540-10h10v40H-10z";
/** The ground under everything. */
export const yard = "M-8 346h8c260 0 520-14 780-10 260 4 460-4 660-4h8v88H-8z";

/** A path of sprigs with their feet at these places. */
export function tufts(...at: readonly (readonly [number, number])[]): string {
  return at.map(([x, y]) => `M${x} ${y}l-6-12m6 12l2-17m-2 17l9-11`).join("");
}

/** Moves what it holds. */
export function At({ at, children }: { at: string; children: ReactNode }) {
  return <g transform={at}>{children}</g>;
}

/** Sprigs of grass. */
export function Tufts({ d, stroke = lawnDark }: { d: string; stroke?: string | undefined }) {
  return <path d={d} stroke={stroke} strokeWidth="4" strokeLinecap="round" />;
}

/** Where a green ground has its sprigs. */
export const green = tufts([96, 410], [430, 366], [560, 412], [868, 408], [1010, 378], [1350, 404]);
