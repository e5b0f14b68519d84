import type { ReactNode } from "react";
import { cream, ink } from "#ui/drawings/drawing.ts";
import { Place } from "./place.tsx";

interface PostcardProps {
  /** Where its middle is, how wide it is and how far it is turned. */
  at: readonly [number, number];
  width: number;
  turn: number;
  shadow: string;
  /** A drawing twice as wide as high. */
  children: ReactNode;
}

const border = 14;

/** A drawing printed on a card that lies on the poster. */
export function Postcard({ at: [x, y], width, turn, shadow, children }: PostcardProps) {
  const height = width / 2;
  const card = { width: width + 2 * border, height: height + 2 * border, rx: 18 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g transform={`translate(${-width / 2 - border} ${-height / 2 - border})`}>
        <rect {...card} x="12" y="12" fill={shadow} stroke={ink} strokeWidth="4" />
        <rect {...card} fill={cream} stroke={ink} strokeWidth="4" />
        <Place x={border} y={border} width={width} height={height}>
          {children}
        </Place>
      </g>
    </g>
  );
}
