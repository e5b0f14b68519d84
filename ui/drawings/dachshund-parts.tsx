import { cream, ink, mustard, tangerine } from "./drawing.ts";

export const coat = "#8F4220";
export const coatDark = "#6A2E14";
export const tan = "#CB8443";
const earDark = "#55240F";

/** What the face says. */
type Mood = "happy" | "content" | "seeking";

interface HeadProps {
  mood: Mood;
  /** Where the joint with the neck is, and how far the head is turned. */
  transform: string;
  /** Degrees by which the ear turns against the head so that it hangs straight down. */
  earTurn?: number | undefined;
}

/** The dachshund's head, facing right: the joint is the origin, the nose is near (96, -22). */
export function Head({ mood, transform, earTurn = 0 }: HeadProps) {
  return (
    <g transform={transform}>
      {mood === "happy" && (
        <>
          <path d="M34-6C48 14 62 20 76 14q8-6-2-18z" fill={earDark} />
          <path d="M54 0q0 36 14 36 12-1 8-38z" fill="#E8604A" stroke={ink} strokeWidth="2" />
          <path d="M66 6l2 14" stroke={ink} strokeWidth="2" />
          <path d="M34-4C44 9 56 13 68 12q6-1 9-6 4 11-8 15C50 24 34 18 24 6z" fill={tan} />
        </>
      )}
      <path
        d="M-22-6C-26-40 2-60 32-49 42-45 46-39 54-37 68-35 84-31 95-25c7 8 3 20-9 22C68 0 52 1 40-1 34 13 16 19 0 14-14 11-21 4-22-6z"
        fill={coat}
      />
      <path d="M98-16c0 8-4 12-12 13C68 0 52 1 40-1 52-13 78-19 98-16z" fill={tan} />
      <path d="M91-5C72 0 54 1 41-1q-8-2-9-11" fill="none" stroke={ink} strokeWidth="3" />
      <path d="M70-10h0M63-6h0M76-6h0" stroke={ink} strokeWidth="2.6" />
      <ellipse cx="95" cy="-23" rx="9" ry="7.5" fill={ink} />
      <path d="M91-26q4-3 7-1" fill="none" stroke={cream} strokeWidth="2.2" />
      {mood === "content" ? (
        <path d="M30-30q9 9 17 1" fill="none" stroke={ink} strokeWidth="3.4" />
      ) : (
        <>
          <ellipse cx="38" cy="-29" rx="6" ry="7" fill={ink} />
          <circle cx="40.5" cy="-32" r="2.3" fill={cream} />
        </>
      )}
      <path d="M28-40q6-4 12-1" fill="none" stroke={tan} strokeWidth="5" />
      <g transform={`rotate(${earTurn} 4 -36)`}>
        <path
          d="M10-48C-16-52-36-22-37 10c0 20 15 24 26 8C2 2 19-8 21-30 21-40 18-46 10-48z"
          fill={earDark}
        />
        <path d="M10-48C18-46 21-40 21-30 11-37-5-35-14-24-16-40-4-50 10-48z" fill={coatDark} />
        <path d="M21-30C11-37-5-35-14-24" fill="none" stroke={ink} strokeWidth="2.4" />
      </g>
    </g>
  );
}

/** A mustard collar along a curve across the neck, and its tag. */
export function Collar({ d, tag }: { d: string; tag: readonly [number, number] }) {
  return (
    <g fill="none" strokeLinecap="butt">
      <path d={d} stroke={ink} strokeWidth="14" />
      <path d={d} stroke={mustard} strokeWidth="9.5" />
      <circle cx={tag[0]} cy={tag[1]} r="8" fill={tangerine} stroke={ink} strokeWidth="2.2" />
    </g>
  );
}
