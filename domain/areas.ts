import { areas } from "#content/areas.ts";
import { type Area, regions } from "#content/shapes.ts";

const bySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]));
const byName = new Map<string, Area>(areas.map((area) => [area.name, area]));

/** @see spec section 3 */
export const areaBySlug = (slug: string): Area | undefined => bySlug.get(slug);
/** @see spec section 3 */
export const areaByName = (name: string): Area | undefined => byName.get(name);

/** The areas as the drawer and the lists show them: a group for each region. */
export const areaGroups = regions.map((name) => ({
  name,
  items: areas.filter((area) => area.region === name),
}));

/** Up to so many areas stand on every page. With more, each area would make all the other pages longer. */
export const mostAreasOnEachPage = 60;

/** Whether the drawer lists them all; else it leads to the list on the homepage. */
export const listsAreasOnEachPage = areas.length <= mostAreasOnEachPage;
