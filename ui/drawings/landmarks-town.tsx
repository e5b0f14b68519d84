import {
  agave,
  bark,
  cream,
  ink,
  mustard,
  ridgeFar,
  ridgeNear,
  sky,
  stone,
  tangerine,
  wood,
} from "./drawing.ts";

/** Old Town's false fronts behind a wooden porch: on y = 0, from x = -204 to 206, 166 high. */
export function StorefrontsArt() {
  return (
    <>
      <path d="M-190 0v-116h14v-22h100v22h14V0z" fill={cream} />
      <path d="M-62 0v-134q66-44 132 0V0z" fill={sky} />
      <path d="M70 0v-112h22v-20h76v20h22V0z" fill={ridgeFar} />
      <path
        d="M-190-116h14v-22h100v22h14M-62-134q66-44 132 0M70-112h22v-20h76v20h22"
        fill="none"
        stroke={ink}
        strokeWidth="5"
      />
      <path d="M-148-120h44M108-116h44" stroke={ridgeNear} strokeWidth="7" />
      <circle cx="4" cy="-124" r="12" fill={mustard} stroke={ink} strokeWidth="3" />
      <path d="M-100-64h30V0h-30zM44-64h20V0h-20zM86-64h30V0h-30z" fill={agave} />
      <path
        d="M-176-58h60v36h-60zM-46-58h74v36h-74zM132-58h46v36h-46z"
        fill={mustard}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M-146-58v36M-9-58v36M155-58v36" stroke={ink} strokeWidth="3" />
      <path d="M-204-68L-190-90H192L206-68z" fill={ridgeNear} />
      <path d="M-204-66H206" stroke={ink} strokeWidth="5" />
      <path
        d="M-192-64V0M-110-64V0M-60-64V0M34-64V0M74-64V0M124-64V0M192-64V0"
        stroke={bark}
        strokeWidth="6"
      />
      <path d="M-204-4H206v9H-204z" fill={wood} />
      <path d="M-28-64v8M12-64v8" stroke={ink} strokeWidth="2" />
      <path d="M-36-56h56v18h-56z" fill={cream} stroke={ink} strokeWidth="2.4" />
      <path d="M-20-47h24" stroke={tangerine} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

/** A guardhouse with a striped barrier: on y = 0, from x = -150 to 246, 150 high. */
export function GatehouseArt() {
  return (
    <>
      <path d="M86-52H250V4H86z" fill={stone} />
      <path d="M84-60H256v9H84z" fill={cream} />
      <path d="M-66-104H86V4H-66z" fill={cream} />
      <path d="M-66-36H86V4H-66z" fill={ridgeFar} />
      <path
        d="M-66-16H86M-40-36v20M0-36v20M40-36v20M-20-16V4M20-16V4"
        stroke={ridgeNear}
        strokeWidth="2.4"
      />
      <path d="M-54-84h62v40h-62z" fill={sky} stroke={ink} strokeWidth="3" />
      <path d="M-23-84v40" stroke={ink} strokeWidth="3" />
      <path d="M28-84h38V4H28z" fill={agave} stroke={ink} strokeWidth="3" />
      <path d="M-90-118L110-106v12L-90-106z" fill={mustard} />
      <path d="M-90-106L110-94v6L-90-100z" fill={ink} />
      <path d="M-92-50h18V4h-18z" fill={ink} />
      <path d="M-82-42L-146-148" stroke={cream} strokeWidth="10" strokeLinecap="round" />
      <path d="M-82-42L-146-148" stroke={tangerine} strokeWidth="10" strokeDasharray="16 16" />
      <circle cx="-83" cy="-42" r="6" fill={mustard} />
    </>
  );
}
