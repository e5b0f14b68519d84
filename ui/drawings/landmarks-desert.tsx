import { AgaveArt } from "./agave.tsx";
import { BouldersArt, RocksArt } from "./boulders.tsx";
import {
  agave,
  bark,
  cream,
  gravel,
  ink,
  mustard,
  ridgeFar,
  ridgeNear,
  sky,
  tangerine,
  wood,
} from "./drawing.ts";

const posts = "M-190 4v-72M-70 4v-72M50 4v-72M170 4v-72M290 4v-72";

/** A horse looking over a rail fence: on y = 0, from x = -196 to 296, 156 high. */
export function RailFenceArt() {
  return (
    <g strokeLinecap="round">
      <path d="M108-86q30 8 22 64-18-8-20-42z" fill={bark} />
      <path
        d="M-116-94q-12-6-8-17L-86-143l2-13 11 10C-50-146-40-120-22-98 0-92 40-90 70-94 96-98 114-84 114-60 114-44 108-36 105-28L109 4H93L87-34C76-44 50-44 22-40L20 4H4L0-44C-20-52-30-70-42-92-56-102-62-102-74-98L-104-90q-8 2-12-4z"
        fill={cream}
      />
      <path d="M-118-94q-12-6-6-17l12-8q10 10 4 27-6 2-10-2z" fill={ridgeFar} />
      <path d="M-86-154q10-6 18 4C-46-148-34-122-14-97L-30-88C-40-114-58-130-78-138z" fill={bark} />
      <path d="M-90-124h0" stroke={ink} strokeWidth="7" />
      <path d="M-114-106h0" stroke={ink} strokeWidth="4" />
      <path d="M-62-100q-14 2-16-8" fill="none" stroke={ink} strokeWidth="2.6" />
      <path d="M4-5h16v9H4zM92-5h16v9H92z" fill={ink} />
      <path d="M-196-54H296M-196-24H296" stroke={bark} strokeWidth="9" />
      <path d="M-196-56H296M-196-26H296" stroke={wood} strokeWidth="3" />
      <path d={posts} stroke={bark} strokeWidth="13" strokeLinecap="butt" />
    </g>
  );
}

/** A ranch windmill over its water tank: on y = 0, from x = -140 to 150, 208 high. */
export function WindmillArt() {
  return (
    <g fill="none">
      <path
        d="M-124 4L-82-164M-32 4L-74-164M-112-44H-44M-100-92H-56M-114-36L-54-92M-42-36L-102-92M-100-96L-66-140M-56-96L-90-140"
        stroke={bark}
        strokeWidth="5"
      />
      <path
        d="M-78-164L-20-166M-36-184L4-190V-146L-36-150z"
        fill={tangerine}
        stroke={ink}
        strokeWidth="3"
      />
      <circle
        cx="-84"
        cy="-164"
        r="25"
        stroke={agave}
        strokeWidth="30"
        pathLength="96"
        strokeDasharray="6 2"
      />
      <circle cx="-84" cy="-164" r="40" stroke={ink} strokeWidth="2.6" />
      <circle cx="-84" cy="-164" r="9" fill={mustard} stroke={ink} strokeWidth="3" />
      <path d="M10-48H136L130 4H16z" fill={ridgeFar} />
      <path d="M13-26H133M10-46H136" stroke={ridgeNear} strokeWidth="4" />
      <ellipse cx="73" cy="-47" rx="63" ry="7" fill={sky} stroke={ridgeNear} strokeWidth="4" />
    </g>
  );
}

/** The granite of the foothills, with agaves at its foot: on y = 0, from x = -190 to 250, 196 high. */
export function GraniteArt() {
  return (
    <>
      <BouldersArt />
      <g transform="translate(30 6) scale(.6)">
        <AgaveArt />
      </g>
      <g transform="translate(214 8) scale(.8)">
        <AgaveArt />
      </g>
    </>
  );
}

/** Dark rocks with old drawings pecked into them: on y = 0, from x = -190 to 206, 142 high. */
export function PetroglyphsArt() {
  return (
    <>
      <RocksArt light="#7D4E3C" shade="#5E3A2E" />
      <path
        d="M-14-84c-8-8 2-20 12-14 14 8 6 28-10 28-22 0-28-26-16-38 16-16 44-8 44 18M-170-30h34M-168-30v22M-138-30v22M-136-30l10-16 10-2M-126-46l-6-12M-120-48l4-12M56-26h34M58-26v20M88-26v20M90-26l8-14q-14-18-20-2M98-40l10 0"
        fill="none"
        stroke={gravel}
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A ranch gate of stone pillars and a log, with a lantern: on y = 0, from x = -196 to 150, 150 high. */
export function RanchGateArt() {
  return (
    <>
      <path d="M-110 4L-60-30H10L70 4z" fill={gravel} />
      {[-150, 104].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M-28-96h56L32 4h-64z" fill={ridgeFar} />
          <path
            d="M-28-72H29M-29-48H30M-30-22H31M-6-96v24M10-72v24M-12-48v26M8-22V4"
            stroke={ridgeNear}
            strokeWidth="3"
          />
          <path d="M-34-104h68v10h-68z" fill={cream} />
          <path d="M-8-104v-44H8v44z" fill={bark} />
        </g>
      ))}
      <path d="M-186-144H140" stroke={bark} strokeWidth="17" strokeLinecap="round" />
      <path d="M-180-148H134" stroke={wood} strokeWidth="3" strokeLinecap="round" />
      <path d="M-58-136v16M16-136v16" stroke={ink} strokeWidth="3" />
      <path d="M-76-120H34v32H-76z" fill={mustard} stroke={ink} strokeWidth="3" />
      <path d="M-44-104h44" stroke={agave} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-48-110v0M-48-98v0M4-110v0M4-98v0"
        stroke={agave}
        strokeWidth="13"
        strokeLinecap="round"
      />
    </>
  );
}
