import { areas } from "#content/areas.ts";
import { project } from "./map-projection.ts";
import { labelPlaceOf } from "./service-area-map-labels.ts";

/**
 * Positions of the neighborhoods and their names on the map of the owner's numbers. The page hands them to the inbox,
 * so that the projection is computed once, at build time, and stays out of the browser.
 */
export const mapSpots = areas.map(({ slug, name, coordinates }) => {
  const [x, y] = project(coordinates);
  const { at, anchor = "start" as const, lines = [name] } = labelPlaceOf(slug);
  return { slug, name, x, y, label: { x: at[0], y: at[1], anchor, lines } };
});
