import type { ReactNode } from "react";
import {
  agave,
  bark,
  cream,
  type DrawingProps,
  gravel,
  lawn,
  lawnDark,
  lawnDeep,
  leaf,
  leafLight,
  mustard,
  putting,
  ridgeFar,
  ridgeNear,
  sand,
  sky,
  stone,
  stoneDark,
  tangerine,
  water,
  wood,
} from "./drawing.ts";

interface Tile {
  /** Width and height of the piece that repeats. */
  readonly size: readonly [number, number];
  readonly art: ReactNode;
}

/** A square of each ground, drawn once and laid side by side like a sample from the tile shop. */
const tiles = {
  lawn: {
    size: [40, 24],
    art: (
      <>
        <path d="M0 0h40v24H0z" fill={lawn} />
        <path d="M4 22l3-13 3 13zM24 10l3-10 3 10z" fill={lawnDeep} />
        <path d="M11 22l4-9 1 9zM31 10l4-8 1 8zM18 24l2-8 3 8z" fill={lawnDark} />
      </>
    ),
  },
  turf: {
    size: [48, 24],
    art: (
      <>
        <path d="M0 0h48v24H0z" fill={putting} />
        <path d="M0 0h24v24H0z" fill={lawn} />
        <path d="M6 4v5m12-3v5M6 16v5m12-3v5M30 6v5m12-7v5M30 18v5m12-7v5" stroke={lawnDeep} />
      </>
    ),
  },
  gravel: {
    size: [44, 30],
    art: (
      <>
        <path d="M0 0h44v30H0z" fill={gravel} />
        <path d="M5 8l5-3 4 3-3 4zM27 5l6-1 2 4-5 2zM15 22l4-4 6 2-3 5z" fill={sand} />
        <path d="M17 5l3 1-2 3zM37 17l5-1 1 4-4 2zM4 21l4-1 1 4-4 1z" fill={stoneDark} />
        <path d="M30 16l3 1-1 3-3-1zM22 12l2 1-1 2z" fill={ridgeNear} />
      </>
    ),
  },
  desert: {
    size: [96, 48],
    art: (
      <>
        <path d="M0 0h96v48H0z" fill={sand} />
        <path
          d="M0 14q24-9 48 0t48 0M0 38q24-9 48 0t48 0"
          fill="none"
          stroke={stone}
          strokeWidth="3"
        />
        <path d="M22 34q-7-2-9-11 7 2 9 8 0-8 4-13 3 7 0 13 4-5 9-6-3 8-9 9z" fill={leaf} />
        <path d="M70 20q-5-1-7-8 5 1 7 6 0-6 3-9 2 5 0 9 3-4 7-4-3 5-7 6z" fill={leafLight} />
      </>
    ),
  },
  pavers: {
    size: [56, 28],
    art: (
      <>
        <path d="M0 0h56v28H0z" fill={cream} />
        <path d="M1.5 1.5h25v11h-25zM-12.5 15.5h25v11h-25zM43.5 15.5h25v11h-25z" fill={ridgeFar} />
        <path d="M29.5 1.5h25v11h-25z" fill={stone} />
        <path d="M15.5 15.5h25v11h-25z" fill={ridgeNear} />
      </>
    ),
  },
  rock: {
    size: [72, 40],
    art: (
      <>
        <path d="M0 0h72v40H0z" fill={stoneDark} />
        <path d="M3 12q1-9 12-9t11 8-12 8-11-7zM40 34q0-8 11-8t12 7-11 6-12-5z" fill={cream} />
        <path d="M31 12q2-8 11-8t9 9-11 7-9-8zM6 32q1-9 11-8t10 9-11 6-10-7z" fill={gravel} />
        <path d="M56 15q1-7 8-6t6 7-8 5-6-6zM29 28q1-5 6-4t4 5-6 4-4-5z" fill={ridgeNear} />
      </>
    ),
  },
  wall: {
    size: [36, 36],
    art: (
      <>
        <path d="M0 0h36v36H0z" fill={cream} />
        <path d="M2 18Q18 18 18 2 18 18 34 18 18 18 18 34 18 18 2 18z" fill={agave} />
        <path d="M0 0h36M0 0v36" stroke={sand} strokeWidth="4" />
        <circle cx="18" cy="18" r="4" fill={mustard} />
      </>
    ),
  },
  water: {
    size: [48, 24],
    art: (
      <>
        <path d="M0 0h48v24H0z" fill={water} />
        <path d="M0 8q12-8 24 0t24 0" fill="none" stroke={cream} strokeWidth="3" />
        <path d="M-12 20q12-8 24 0t24 0 24 0" fill="none" stroke={sky} strokeWidth="3" />
      </>
    ),
  },
  leaves: {
    size: [60, 40],
    art: (
      <>
        <path d="M0 0h60v40H0z" fill={lawnDeep} />
        <path d="M8 14q2-10 14-11-1 11-14 11zM42 36q0-11 12-13 1 12-12 13z" fill={mustard} />
        <path d="M36 16q-10-1-10-12 10 2 10 12zM20 36q-11-2-11-12 11 1 11 12z" fill={ridgeFar} />
        <path d="M46 12q1-7 9-8 0 8-9 8zM28 30q1-6 8-7 0 7-8 7z" fill={lawnDark} />
      </>
    ),
  },
  cactus: {
    size: [72, 48],
    art: (
      <>
        <path d="M0 0h72v48H0z" fill={stone} />
        <path
          d="M18 44q-9-5-7-15t9-9 7 10-3 14zM14 24q-8-2-8-10t7-8 6 8-2 10zM24 26q-1-9 6-12t8 5-5 9z"
          fill={leaf}
        />
        <path
          d="M16 30v.1m5 4v.1m-6 4v.1M12 13v.1m2 5v.1M30 20v.1"
          stroke={cream}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M10 5q2-4 5 0zM31 12q2-4 6 0z" fill={tangerine} />
        <path
          d="M54 34q-9-4-7-13t9-7 6 9-2 11zM60 20q-1-8 5-10t6 6-5 8zM51 18q-6-2-5-8t6-5 4 7-1 6z"
          fill={agave}
        />
        <path d="M50 6q2-4 5 0zM67 11q2-4 5 0z" fill={mustard} />
      </>
    ),
  },
  dirt: {
    size: [64, 40],
    art: (
      <>
        <path d="M0 0h64v40H0z" fill={wood} />
        <path
          d="M8 18q-3-11 6-11t6 11l-3-2q0-6-3-6t-3 6zM40 36q-3-11 6-11t6 11l-3-2q0-6-3-6t-3 6z"
          fill={bark}
        />
        <path
          d="M34 10h6m12 4h4M10 30h5m10-4h4"
          stroke={sand}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
  },
} as const satisfies Record<string, Tile>;

interface YardGroundProps extends DrawingProps {
  ground: keyof typeof tiles;
  /** Names the pattern: one on a page. */
  id: string;
}

/** The ground under the dog in this yard: a strip of lawn, gravel or pavers. */
export function YardGround({ className, ground, id }: YardGroundProps) {
  const { size, art } = tiles[ground];
  const [width, height] = size;
  return (
    <svg className={className} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {art}
      </pattern>
      <path d="M0 0h1600v200H0z" fill={`url(#${id})`} />
    </svg>
  );
}
