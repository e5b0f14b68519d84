import { climateSource, hotFrom } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { agave, cream, ink, mustard, tangerine } from "#site/drawings/drawing.ts";
import { heightOf, months, topOf, type YearMonth, yearSize } from "./desert-year-months.ts";

const words = pictureWords.desertYear;
const { width, height, left, column, floor } = yearSize;

const hours = ["5:00", "6:00", "7:00"];
const hotMonths = months.filter(({ isHot }) => isHot);
const hotMiddle = hotMonths.reduce((sum, { x }) => sum + x / hotMonths.length, 0);

function SmallSun({ rays }: { rays: number }) {
  return (
    <>
      <circle r="9" fill={mustard} />
      <circle r={rays} fill="none" stroke={mustard} strokeWidth="6" strokeDasharray="2.5 4" />
    </>
  );
}

function Paw() {
  return (
    <>
      <circle r="12" fill={tangerine} stroke={ink} strokeWidth="2" />
      <path d="M0-1C4-1 7 3 6 5T2 7H-2Q-6 7-6 5C-7 3-4-1 0-1z" />
      <path d="M-6-2h0M-2-5h0M2-5h0M6-2h0" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Hours({ month }: { month: YearMonth }) {
  const { x, isHot, sunrise, start } = month;
  return (
    <>
      <g transform={`translate(${x} ${heightOf(sunrise)})`}>
        <SmallSun rays={isHot ? 19 : 15} />
        {isHot && (
          <text y="-29" textAnchor="middle">
            {sunrise}
          </text>
        )}
      </g>
      <g transform={`translate(${x} ${heightOf(start)})`}>
        <Paw />
      </g>
    </>
  );
}

function Picture() {
  return (
    <svg className="desert-year" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 0H${width}V${height}H0z`} className="fill-sky-light" />
      <path d="M0 330c70-20 130-70 210-76 80-4 110 30 190 26 90-6 150-60 240-40v190H0z" className="fill-sand" />
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${left} ${heightOf(hour)}H${width - 18}`} stroke={ink} strokeOpacity=".25" />
          <text x="10" y={heightOf(hour) + 7}>
            {hour}
          </text>
        </g>
      ))}
      {months.map(({ name, x, averageHigh, fill }) => (
        <path
          key={name}
          d={`M${x - column / 2} ${floor}V${topOf(averageHigh)}h${column}V${floor}`}
          fill={fill}
          stroke={ink}
          strokeWidth="2"
        />
      ))}
      <path d={`M${left} ${topOf(hotFrom)}H${width - 18}`} stroke={ink} strokeWidth="3" strokeDasharray="9 7" />
      <text x="10" y={topOf(hotFrom) + 7}>{`${hotFrom}°`}</text>
      <path d={`M0 ${floor}H${width}V${height}H0z`} fill={cream} />
      <path d={`M0 ${floor}H${width}`} stroke={ink} strokeWidth="2" />
      <path
        d={`M${months.map(({ x, start }) => `${x} ${heightOf(start)}`).join("L")}`}
        fill="none"
        stroke={agave}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {months.map((month) => (
        <Hours key={month.name} month={month} />
      ))}
      {hotMonths.length > 0 && (
        <text x={hotMiddle} y="30" textAnchor="middle">
          {words.early}
        </text>
      )}
      <g textAnchor="middle">
        {months.map(({ name, x, averageHigh, isHot }) => (
          <g key={name}>
            <text x={x} y={floor - 12} fill={isHot ? cream : ink}>
              {averageHigh}
            </text>
            <text x={x} y={floor + 31}>
              {name.slice(0, 1)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function Numbers() {
  return (
    <table className="sr-only">
      <caption>{words.label}</caption>
      <thead>
        <tr>
          {[words.month, words.averageHigh, words.sunrise, words.start].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ name, averageHigh, sunrise, start }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${averageHigh} °F`}</td>
            <td>{`${sunrise} AM`}</td>
            <td>{`${start} AM`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const key = [
  { label: words.sunrise, drawing: <SmallSun rays={15} /> },
  { label: words.start, drawing: <Paw /> },
];

/** Average highs and sunrises of the twelve months, and the hour at which routes start. */
export function DesertYear() {
  return (
    <figure>
      <Picture />
      <Numbers />
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {key.map(({ label, drawing }) => (
          <span key={label} className="flex items-center gap-2 font-semibold">
            <svg className="size-8" viewBox="-20 -20 40 40" aria-hidden="true">
              {drawing}
            </svg>
            {label}
          </span>
        ))}
        <a href={climateSource.address} className="w-full text-sm">
          {climateSource.text}
        </a>
      </figcaption>
    </figure>
  );
}
