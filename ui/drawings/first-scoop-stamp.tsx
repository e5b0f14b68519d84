import { type DrawingProps, ink, mustard } from "./drawing.ts";

interface StampProps extends DrawingProps {
  top: string;
  middle: string;
  bottom: string;
}

const turns = [0, 15, 30, 45, 60, 75, 90, 105];

/** The mustard starburst stamp with three lines of text. */
export function FirstScoopStamp({ className, top, middle, bottom }: StampProps) {
  const label = `${top} ${middle} ${bottom}`;
  const size = Math.min(48, Math.round(184 / middle.length));
  return (
    <svg className={className} viewBox="0 0 200 200" role="img" aria-label={label}>
      <g transform="translate(100 100)" fill={mustard}>
        {turns.map((turn) => (
          <path key={turn} d="M0-98L84.9 49H-84.9z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <g
        fill={ink}
        fontFamily="Jost, Futura, sans-serif"
        fontWeight="700"
        fontSize="18.5"
        textAnchor="middle"
      >
        <text x="100" y="78">
          {top}
        </text>
        <text x="100" y="119" fontSize={size} fontWeight="900">
          {middle}
        </text>
        <text x="100" y="143">
          {bottom}
        </text>
      </g>
    </svg>
  );
}
