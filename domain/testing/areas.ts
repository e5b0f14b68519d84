import { areas } from "#content/areas.ts";

const withZips = areas.flatMap(({ name, slug, region, zips: [zip], routeDays = [] }) =>
  zip === undefined ? [] : [{ name, slug, region, zip, routeDays }],
);
const [first, second] = withZips;
if (!first || !second) throw new Error("The tests need two neighborhoods with zips.");

/** Two neighborhoods for tests that need any: tests must survive one that is added or removed. */
export const here = first;
export const there = second;

/** One that the sample's route passes on Tuesdays. */
export const onTuesdays = withZips.find(({ routeDays }) => routeDays.includes("Tuesday")) ?? first;
