import { climate, hotFrom } from "#content/climate.ts";
import { isHot, routeStart } from "#domain/business-clock/windows.ts";

/** The picture of the year in its own units. */
export const yearSize = { width: 640, height: 476, left: 58, column: 47, floor: 428 };

/** The height of a time of day on the picture: earlier is higher. */
export function heightOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Math.round(86 + (Number(hours) + Number(minutes) / 60 - 5) * 76);
}

/** A temperature's height on the picture. */
export const topOf = (degrees: number): number => Math.round(yearSize.floor - (degrees - 48) * 2.4);

const steps = [
  { below: 75, fill: "#BFE5DF" },
  { below: 82, fill: "#F2B233" },
  { below: hotFrom, fill: "#F47B20" },
];
/** The color of months that reach the temperature line. */
const hottest = "#A8431F";

/** The months with what the picture needs of them: position, color of the temperature, and when routes start. */
export const months = climate.map((month, index) => ({
  ...month,
  x: yearSize.left + yearSize.column * (index + 0.5),
  isHot: isHot(month),
  start: routeStart(month),
  fill: steps.find(({ below }) => month.averageHigh < below)?.fill ?? hottest,
}));
