import { climate, hotFrom } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { isHot, routeStart } from "#domain/business-clock/windows.ts";
import { agave, cream, gravel, ink, mustard, sand, tangerine } from "#ui/drawings/drawing.ts";

/** The picture of the year in its own units. */
export const yearSize = { width: 640, height: 476, left: 58, column: 47, floor: 428 };

/** The height of a time of day on the picture: earlier is higher. */
function heightOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Math.round(86 + (Number(hours) + Number(minutes) / 60 - 5) * 76);
}

/** A temperature's height on the picture. */
const topOf = (degrees: number): number => Math.round(yearSize.floor - (degrees - 48) * 2.4);

const steps = [
  { below: 75, fill: "#BFE5DF" },
  { below: 82, fill: "#F2B233" },
  { below: hotFrom, fill: "#F47B20" },
];
/** The color of months that reach the temperature line. */
const hottest = "#A8431F";

/** The months with what the picture needs of them: position, color of the temperature, and when routes start. */
const months = climate.map((month, index) => ({
  ...month,
  x: yearSize.left + yearSize.column * (index + 0.5),
  isHot: isHot(month),
  start: routeStart(month),
  fill: steps.find(({ below }) => month.averageHigh < below)?.fill ?? hottest,
}));

const words = pictureWords.desertYear;
const { width, height, left, column, floor } = yearSize;

const skyLight = "#E4F3EC";
const hours = ["5:00", "6:00", "7:00"];
const hotMonths = months.filter(({ isHot }) => isHot);
const sunAt = ({ x, sunrise }: { x: number; sunrise: string }): Point => [x, heightOf(sunrise)];
const hotMiddle = hotMonths.reduce((sum, { x }) => sum + x / hotMonths.length, 0);

type Point = readonly [x: number, y: number];

/** One path for all places of a shape, which is written relative to its middle: browsers draw one sooner than many. */
const each = (places: readonly Point[], shape: string): string =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join("");

const circle = (radius: number): string =>
  `m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Suns of the picture, their rays 10 longer than their radius. */
function Suns({ radius, places }: { radius: number; places: readonly Point[] }) {
  return (
    <>
      <path d={each(places, circle(radius))} fill={mustard} stroke={ink} strokeWidth="2" />
      <path
        d={each(places, circle(radius + 7))}
        fill="none"
        stroke={mustard}
        strokeWidth="6"
        strokeDasharray="2.5 4"
      />
    </>
  );
}

/** The paws where routes start. */
function Paws({ places }: { places: readonly Point[] }) {
  return (
    <>
      <path d={each(places, circle(12))} fill={tangerine} stroke={ink} strokeWidth="2" />
      <path d={each(places, "m0-1c4 0 7 4 6 6t-4 2h-4q-4 0-4-2c-1-2 2-6 6-6z")} fill={ink} />
      <path
        d={each(places, "m-6-2h0m4-3h0m4 0h0m4 3h0")}
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

/** The twelve months: columns of warmth, suns above them, and the paws of our routes. */
export const DesertYearPicture = () => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
    <path d={`M0 0H${width}V${height}H0z`} fill={skyLight} />
    <path
      d="M0 330c70-20 130-70 210-76 80-4 110 30 190 26 90-6 150-60 240-40v190H0z"
      fill={gravel}
    />
    <path d="M0 400c60-30 120-60 200-58 130 2 250 10 440-20v110H0z" fill={sand} opacity=".5" />
    <path
      d={`M30 ${floor}V346M30 398h-14v-18M30 388h13v-22`}
      fill="none"
      stroke="#1F7263"
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d={hours.map((hour) => `M${left} ${heightOf(hour)}H${width - 18}`).join("")}
      stroke={ink}
      strokeOpacity=".25"
    />
    {[...Map.groupBy(months, ({ fill }) => fill)].map(([fill, some]) => (
      <path
        key={fill}
        d={some
          .map(
            ({ x, averageHigh }) =>
              `M${x - column / 2} ${floor}V${topOf(averageHigh)}h${column}V${floor}`,
          )
          .join("")}
        fill={fill}
        stroke={ink}
        strokeWidth="2"
      />
    ))}
    <path
      d={`M${left + 8} ${topOf(hotFrom)}H${width - 18}`}
      stroke={ink}
      strokeWidth="3"
      strokeDasharray="9 7"
    />
    <path d={`M0 ${floor}H${width}V${height}H0z`} fill={cream} />
    <path d={`M0 ${floor}H${width}`} stroke={ink} strokeWidth="2" />
    <Suns radius={9} places={months.filter(({ isHot }) => !isHot).map(sunAt)} />
    <Suns radius={15} places={hotMonths.map(sunAt)} />
    <path
      d={`M${months.map(({ x, start }) => `${x} ${heightOf(start)}`).join("L")}`}
      fill="none"
      stroke={agave}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <Paws places={months.map(({ x, start }) => [x, heightOf(start)])} />
    {/* A file has none of the page's letters: these are the nearest that devices have. */}
    <g
      fill={ink}
      fontFamily="Jost, Futura, 'Century Gothic', 'Trebuchet MS', sans-serif"
      fontSize="21"
      fontWeight="700"
    >
      {hours.map((hour) => (
        <text key={hour} x="8" y={heightOf(hour) + 7}>
          {hour}
        </text>
      ))}
      <text x="8" y={topOf(hotFrom) + 7}>{`${hotFrom}°`}</text>
      <g textAnchor="middle">
        {hotMonths.length > 0 && (
          <text x={hotMiddle} y="32">
            {words.early}
          </text>
        )}
        {hotMonths.map(({ name, x, sunrise }, index) => (
          <text
            key={name}
            x={x}
            y={heightOf(sunrise) - 29}
            textAnchor={index === 0 ? "end" : undefined}
          >
            {sunrise}
          </text>
        ))}
        {months.map(({ name, x, averageHigh, isHot }) => (
          <text key={name} x={x} y={floor - 12} fill={isHot ? cream : undefined}>
            {averageHigh}
          </text>
        ))}
        {months.map(({ name, x }) => (
          <text key={name} x={x} y={floor + 31}>
            {name.slice(0, 1)}
          </text>
        ))}
      </g>
    </g>
  </svg>
);
