import { climateSource } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { sinceMidnight, timeWords } from "#domain/dates.ts";
import { ink } from "#ui/drawings/drawing.ts";
import { hottest, months } from "./desert-year-months.ts";
import { DesertYearPicture, Paw, SmallSun } from "./desert-year-picture.tsx";

const words = pictureWords.desertYear;

function Numbers() {
  return (
    <table>
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
            <td>{averageHigh}</td>
            <td>{timeWords(sinceMidnight(sunrise))}</td>
            <td>{timeWords(sinceMidnight(start))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const key = [
  { label: words.sunrise, drawing: <SmallSun radius={9} /> },
  { label: words.start, drawing: <Paw /> },
  {
    label: words.averageHigh,
    drawing: <path d="M-11 15V-2H0V-12H11V15z" fill={hottest} stroke={ink} strokeWidth="2" />,
  },
];

/** Average highs and sunrises of the twelve months, and the hour at which routes start. */
export function DesertYear() {
  return (
    <figure>
      <DesertYearPicture />
      <div className="sr-only">
        <Numbers />
      </div>
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
