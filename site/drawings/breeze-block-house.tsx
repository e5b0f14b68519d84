import { agave, cream, ink, mustard, ridgeNear, sky } from "./drawing.ts";

interface HouseProps {
  /** Prefix of the pattern's id: two houses on one page need two. */
  id?: string | undefined;
}

/** The house on a scene: stands on y = 0, from x = -10 to 310, 150 high. */
export function BreezeBlockHouseArt({ id = "breeze" }: HouseProps) {
  return (
    <>
      <pattern
        id={`${id}-block`}
        width="21"
        height="21"
        x="18"
        y="-84"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0h21v21H0z" fill={cream} />
        <path d="M.5 10.5q10 0 10-10 0 10 10 10-10 0-10 10 0-10-10-10z" fill={agave} />
      </pattern>
      <path d="M212-152h38v60h-38z" fill={ridgeNear} />
      <path
        d="M212-138h38M212-122h38M231-152v14M222-138v16M240-138v16"
        stroke={ink}
        strokeWidth="1.5"
        opacity=".5"
      />
      <path d="M14-98L132-78 286-112V0H14z" fill={cream} />
      <path d="M18-98L123-78V0H18z" fill={`url(#${id}-block)`} />
      <path d="M123-78h9V0h-9z" fill={ridgeNear} />
      <path d="M140-74h40V0h-40z" fill={agave} stroke={ink} strokeWidth="3" />
      <path d="M148-64h24v9h-24zM148-49h24v9h-24zM148-34h24v9h-24z" fill={sky} />
      <circle cx="172" cy="-16" r="3.4" fill={mustard} />
      <path d="M187-62h14M194-69v14M189-67l10 10M199-67l-10 10" stroke={ink} strokeWidth="1.6" />
      <circle cx="194" cy="-62" r="4.6" fill={mustard} stroke={ink} strokeWidth="1.6" />
      <path d="M210-84h66v52h-66z" fill={sky} />
      <path d="M210-84h40l-30 52h-10z" fill={cream} opacity=".7" />
      <path d="M210-84h66v52h-66zM243-84v52" fill="none" stroke={ink} strokeWidth="3" />
      <path d="M-8-116L132-90 310-130v14L132-76-8-102z" fill={mustard} />
      <path d="M-8-102L132-76 310-116v6L132-70-8-96z" fill={ink} />
      <path d="M300-112V0" stroke={ink} strokeWidth="4" />
      <path d="M4-3h302v7H4z" fill="#C9A777" />
    </>
  );
}
