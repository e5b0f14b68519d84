import { agave, cream, ink, mustard, ridgeNear, sky, stone, tangerine } from "./drawing.ts";

interface ApartmentsProps {
  /** Where a pair of flats begins: each is 150 wide. */
  bays: readonly number[];
  /** Where the house ends on the right; it begins at 0. */
  width: number;
}

function Bay({ door }: { door: string }) {
  return (
    <>
      <path d="M16-62h32V0H16z" fill={door} stroke={ink} strokeWidth="3" />
      <circle cx="40" cy="-28" r="3" fill={mustard} />
      <path d="M64-58h68v34H64z" fill={sky} stroke={ink} strokeWidth="3" />
      <path d="M98-58v34" stroke={ink} strokeWidth="3" />
    </>
  );
}

/** Mid-century flats on two floors with a gallery: on y = 0, 196 high. */
export function ApartmentsArt({ bays, width }: ApartmentsProps) {
  return (
    <>
      <path d={`M0-172H${width}V0H0z`} fill={cream} />
      {bays.map((x, index) => (
        <g key={x} transform={`translate(${x})`}>
          <Bay door={index % 2 === 0 ? agave : tangerine} />
          <g transform="translate(0 -92)">
            <Bay door={index % 2 === 0 ? tangerine : agave} />
          </g>
        </g>
      ))}
      <path d={`M-14-92H${width + 14}v9H-14z`} fill={stone} />
      <path d={`M-10-104H${width + 10}`} stroke={ink} strokeWidth="24" strokeDasharray="2.6 11" />
      <path d={`M-12-117H${width + 12}`} stroke={ink} strokeWidth="4" />
      <path d={`M-8-172V0M${width + 8}-172V0`} stroke={ridgeNear} strokeWidth="9" />
      <path d={`M-34-190H${width + 34}v14H-34z`} fill={mustard} />
      <path d={`M-34-176H${width + 34}v7H-34z`} fill={ink} />
    </>
  );
}
