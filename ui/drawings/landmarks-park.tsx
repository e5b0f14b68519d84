import {
  agave,
  bark,
  cream,
  ink,
  lawnDeep,
  mustard,
  ridgeNear,
  sky,
  tangerine,
  wood,
} from "./drawing.ts";

/** A park's shelter with a picnic table: on y = 0, from x = -200 to 190, 156 high. */
export function RamadaArt() {
  return (
    <>
      <path d="M-150-116V4M140-126V4" stroke={ridgeNear} strokeWidth="15" />
      <path d="M-200-118L-10-132 190-154v16L-10-116-200-104z" fill={mustard} />
      <path d="M-200-104L-10-116 190-138v6L-10-109-200-98z" fill={ink} />
      <g transform="translate(-32)">
        <path d="M-66-44l-34 48M22-44L56 4" stroke={ink} strokeWidth="6" />
        <path d="M-90-52H46v11H-90zM-120-26h60v9h-60zM16-26h60v9H16z" fill={wood} />
        <path d="M-40-76h36l-4 24h-28z" fill={tangerine} stroke={ink} strokeWidth="2.4" />
        <path d="M-34-76q12-22 24 0" fill="none" stroke={ink} strokeWidth="3" />
      </g>
      <path d="M164-40h34l-4 44h-26z" fill={agave} />
      <path d="M160-44h42" stroke={ink} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

/** A dog park's fence with its gate and a hydrant: on y = 0, from x = -200 to 270, 130 high. */
export function DogParkArt() {
  return (
    <>
      <path d="M-200-62H-60M40-62H280M-200-12H-60M40-12H280" stroke={ink} strokeWidth="4" />
      <path
        d="M-200-37H-60M40-37H280"
        stroke={ink}
        strokeWidth="50"
        strokeDasharray="3 13"
        opacity=".75"
      />
      <path d="M-60 4v-104q50-36 100 0V4" fill="none" stroke={agave} strokeWidth="9" />
      <path d="M-52-64h84M-52-14h84" stroke={agave} strokeWidth="5" />
      <path
        d="M-52-39h84"
        stroke={agave}
        strokeWidth="50"
        strokeDasharray="4 16"
        strokeDashoffset="4"
      />
      <path d="M-44-108h68v28h-68z" fill={mustard} stroke={ink} strokeWidth="3" />
      <g stroke={cream} strokeLinecap="round">
        <path d="M-24-94H4" strokeWidth="7" />
        <path d="M-26-98v0M-26-90v0M6-98v0M6-90v0" strokeWidth="10" />
      </g>
      <path d="M-142 6v-48q0-22 22-22t22 22V6z" fill={tangerine} />
      <path
        d="M-148-42h56v8h-56zM-148-2h56v10h-56zM-128-72h16v10h-16zM-152-28h12v14h-12zM-100-28h12v14h-12z"
        fill="#C9551C"
      />
      <circle cx="-120" cy="-21" r="8" fill={mustard} stroke={ink} strokeWidth="2.4" />
      <path d="M70 8q2-16 8-16h40q6 0 8 16z" fill={lawnDeep} />
      <ellipse cx="98" cy="-8" rx="22" ry="4" fill={sky} />
    </>
  );
}

/** A little sailboat off a dock: on y = 0, from x = -150 to 150, 160 high. */
export function DockArt() {
  return (
    <>
      <g transform="translate(-12 -24)">
        <path d="M-76-26V-164" stroke={bark} strokeWidth="5" />
        <path
          d="M-82-158Q-160-100-158-42H-82z"
          fill={cream}
          stroke={ink}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M-82-130q-34 26-54 56h54zM-70-150Q-14-90-18-42H-70z" fill={tangerine} />
        <path d="M-160-32H2q-8 28-34 32h-98q-24-4-30-32z" fill={agave} />
        <path d="M-162-32H4" stroke={ink} strokeWidth="5" strokeLinecap="round" />
        <path d="M-190-4h40M-10-2h50" stroke={cream} strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M66-34h60l40 50H40z" fill={wood} />
      <path d="M62-24h70M56-12h84M50 0h98" stroke={bark} strokeWidth="3" />
      <path
        d="M66-58v30M126-58v30M40-26v44M166-26v44"
        stroke={bark}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  );
}
