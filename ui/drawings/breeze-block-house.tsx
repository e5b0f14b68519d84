import { agave, cream, ink, mustard, ridgeNear, sky } from "./drawing.ts";

interface HouseProps {
  /** Prefix of the pattern's id: two houses on one page need two. */
  id?: string | undefined;
}

/** The house on a scene: on y = 0, from x = -10 to 310, 150 high. */
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
      <path d="M14-98L132-78 286-112V0H14z" fill={cream} />
      <path d="M18-98L123-78V0H18z" fill={`url(#${id}-block)`} />
      <path d="M123-78h9V0h-9z" fill={ridgeNear} />
      <path d="M140-74h40V0h-40z" fill={agave} stroke={ink} strokeWidth="3" />
      <path d="M148-64h24v9h-24zm0 15h24v9h-24zm0 15h24v9h-24z" fill={sky} />
      <path d="M210-84h66v52h-66z" fill={sky} />
      <path d="M210-84h66v52h-66zM243-84v52" fill="none" stroke={ink} strokeWidth="3" />
      <path d="M-8-116L132-90 310-130v14L132-76-8-102z" fill={mustard} />
      <path d="M-8-102L132-76 310-116v6L132-70-8-96z" fill={ink} />
      <path d="M300-112V0" stroke={ink} strokeWidth="4" />
    </>
  );
}
