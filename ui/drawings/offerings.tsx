import type { ReactNode } from "react";
import AgaveArt from "./agave.svg?art";
import { ApartmentsArt } from "./apartments.tsx";
import ClipboardArt from "./clipboard.svg?art";
import {
  agave,
  cream,
  type DrawingProps,
  gravel,
  ink,
  lawn,
  lawnDeep,
  mustard,
  ridgeFar,
  ridgeNear,
  sky,
  tangerine,
} from "./drawing.ts";
import PalmArt from "./palm.svg?art";
import WasteStationArt from "./waste-station.svg?art";

type OfferingKind = "hoa" | "apartments" | "management";

function At({ at, children }: { at: string; children: ReactNode }) {
  return <g transform={at}>{children}</g>;
}

function Yard() {
  return (
    <>
      <path d="M0 96c40-30 80-36 120-16 40 18 80 6 120-10v70H0z" fill={ridgeFar} />
      <path d="M0 120c80-16 160-10 240-6v46H0z" fill={lawn} />
      <path d="M0 144c80-8 160-6 240-4v20H0z" fill={lawnDeep} />
    </>
  );
}

function Hoa() {
  return (
    <>
      <Yard />
      <path d="M18 80h112v50H18z" fill={gravel} />
      <path d="M10 70h22v60H10zM116 70h22v60h-22z" fill={ridgeNear} />
      <path d="M6 64h30v7H6zM112 64h30v7h-30z" fill={cream} />
      <path d="M40 88h68v32H40z" fill={mustard} stroke={ink} strokeWidth="2.6" />
      <path d="M58 112v-11l16-9 16 9v11H78v-8h-8v8z" fill={ink} />
      <At at="translate(32 138) scale(.5)">
        <AgaveArt />
      </At>
      <At at="translate(186 142) scale(.66)">
        <WasteStationArt />
      </At>
    </>
  );
}

function Apartments() {
  return (
    <>
      <Yard />
      <At at="translate(32 134) scale(.5)">
        <ApartmentsArt bays={[0, 142]} width={288} />
      </At>
      <path d="M38 134h20l16 26H34z" fill={gravel} />
      <At at="translate(208 146) scale(.56)">
        <PalmArt />
      </At>
    </>
  );
}

function Management() {
  return (
    <>
      <Yard />
      <At at="translate(104 152) rotate(-6) scale(1.2)">
        <ClipboardArt />
      </At>
      <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        <circle cx="182" cy="58" r="17" strokeWidth="5" />
        <path d="M178 74l-8 58M190 73l14 50" strokeWidth="13" />
        <path d="M178 74l-8 58" stroke={mustard} strokeWidth="8" />
        <path d="M190 73l14 50" stroke={tangerine} strokeWidth="8" />
        <path d="M172 118l-11-2M170 130l-9-1M200 108l9-3M203 120l9-3" strokeWidth="5" />
        <circle cx="182" cy="82" r="15" fill={agave} strokeWidth="3" />
      </g>
    </>
  );
}

const pictures = { hoa: Hoa, apartments: Apartments, management: Management };

/** A small picture for a card: a community's sign, flats, or a manager's list and keys. */
export function OfferingPicture({ className, kind }: DrawingProps & { kind: OfferingKind }) {
  const Picture = pictures[kind];
  return (
    <svg
      className={className}
      viewBox="0 0 240 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M0 0h240v160H0z" fill={sky} />
      <Picture />
    </svg>
  );
}
