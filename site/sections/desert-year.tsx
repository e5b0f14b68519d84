import { climateSource } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { yearSize } from "./desert-year-months.ts";

const { key, alt } = pictureWords.desertYear;

/** Average highs and sunrises of the twelve months, and the hour at which routes start. */
export const DesertYear = () => (
  <figure>
    <img
      src="/desert-year.svg"
      alt={alt}
      width={yearSize.width}
      height={yearSize.height}
      loading="lazy"
      className="card block h-auto w-full"
    />
    <figcaption className="mt-3 text-sm">
      {key}{" "}
      <a href={climateSource.address} className="py-1">
        {climateSource.text}
      </a>
    </figcaption>
  </figure>
);
