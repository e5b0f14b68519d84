import { BreezeBlockHouseArt } from "./breeze-block-house.tsx";
import { agave, bark, cream, ink, mustard, putting, sky, tangerine, wood } from "./drawing.ts";
import { PalmArt } from "./palm.tsx";

/** The mid-century house: from x = -190 to 130. */
export function RanchHouseArt() {
  return (
    <g transform="translate(-172)">
      <BreezeBlockHouseArt id="area" />
    </g>
  );
}

/** A green with its flag, and a cart: on y = 0, from x = -200 to 210, 176 high. */
export function GolfFlagArt() {
  return (
    <>
      <path d="M-204 12C-150-34 30-36 130 12z" fill={putting} />
      <ellipse cx="-92" cy="-10" rx="15" ry="4" fill={ink} />
      <path d="M-92-10V-172" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M-90-172L-12-150-90-124z"
        fill={tangerine}
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="-30" cy="-8" r="6" fill={cream} stroke={ink} strokeWidth="2" />
      <g transform="translate(26)">
        <path d="M172-52l-12-46M186-52l4-52" stroke={ink} strokeWidth="4" />
        <path d="M158-60h34v48h-34z" fill={tangerine} />
        <path d="M62-102L56-38M156-102v60" stroke={ink} strokeWidth="4" />
        <path d="M46-110H170q6 0 6 10H40q0-10 6-10z" fill={mustard} stroke={ink} strokeWidth="3" />
        <path
          d="M98-40h46v-22q0-6 10-6v56H40q-2-26 18-28h20l8 14h12z"
          fill={cream}
          stroke={ink}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M96-46h46" stroke={agave} strokeWidth="9" />
        {[66, 138].map((x) => (
          <g key={x}>
            <circle cx={x} cy="-8" r="14" fill={ink} />
            <circle cx={x} cy="-8" r="5" fill={cream} />
          </g>
        ))}
      </g>
    </>
  );
}

/** A parasol and a chaise longue below palms: on y = 0, from x = -190 to 230, 236 high. */
export function PoolsideArt() {
  return (
    <>
      <g transform="translate(116) scale(.9)">
        <PalmArt />
      </g>
      <g transform="translate(206 6) scale(.72)">
        <PalmArt />
      </g>
      <path d="M-96-126V4" stroke={ink} strokeWidth="5" />
      <path
        d="M-180-78Q-170-138-96-142-22-138-12-78-34-90-54-78-74-90-96-78-118-90-138-78-158-90-180-78z"
        fill={cream}
      />
      <path
        d="M-138-78Q-134-124-96-142-58-124-54-78-74-90-96-78-118-90-138-78zM-96-142"
        fill={tangerine}
      />
      <path
        d="M-180-78Q-170-138-96-142-22-138-12-78-34-90-54-78-74-90-96-78-118-90-138-78-158-90-180-78zM-96-150v8"
        fill="none"
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M-150-22H-40L10-66"
        fill="none"
        stroke={agave}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-140-14V4M-46-14V4M-8-48V4" stroke={bark} strokeWidth="6" />
      <path d="M-10-58l16-14" stroke={mustard} strokeWidth="11" strokeLinecap="round" />
    </>
  );
}

/** The little steam train of the railroad park: on y = 0, from x = -196 to 290, 150 high. */
export function TrainArt() {
  return (
    <>
      <path d="M-1020 3H440" stroke={wood} strokeWidth="8" strokeDasharray="10 12" />
      <path d="M-1020-2H440" stroke={ink} strokeWidth="4" />
      <path
        d="M-110-122c-16 2-24-16-10-24 0-20 28-22 32-8 20-6 34 14 20 24 10 14-14 26-24 14-8 6-18 2-18-6z"
        fill={cream}
      />
      <path d="M-166-24h-12L-194-4h34z" fill={mustard} />
      <path d="M-150-78H-20v50h-130q-16-6-16-25t16-25z" fill={agave} />
      <path
        d="M-150-78h16v50h-16q-16-6-16-25t16-25zM-146-78l-6-30h28l-6 30zM-166-32H54v12h-220z"
        fill={ink}
      />
      <path d="M-104-78q0-16 16-16t16 16zM-60-78h10v50h-10z" fill={mustard} />
      <path d="M-24-116H48v88H-24z" fill={tangerine} />
      <path d="M-10-100h44v32h-44z" fill={sky} stroke={ink} strokeWidth="3" />
      <path d="M-36-124H60v10H-36z" fill={ink} />
      <path d="M84-92H290v70H84z" fill={cream} />
      <path d="M78-102H296v12H78z" fill={tangerine} />
      <path
        d="M96-78h34v30H96zM148-78h34v30h-34zM200-78h34v30h-34zM252-78h34v30h-34z"
        fill={sky}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M48-24H290M84-36H290" stroke={agave} strokeWidth="7" />
      <g fill={mustard} stroke={ink} strokeWidth="6">
        <circle cx="-128" cy="-15" r="13" />
        <circle cx="-88" cy="-15" r="13" />
        <circle cx="10" cy="-20" r="18" />
        <circle cx="116" cy="-13" r="11" />
        <circle cx="160" cy="-13" r="11" />
        <circle cx="250" cy="-13" r="11" />
      </g>
    </>
  );
}
