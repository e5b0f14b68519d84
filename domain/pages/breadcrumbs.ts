import type { Area } from "#content/area-schemas.ts";
import { quickLinks } from "#content/navigation.ts";

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const labels = new Map<string, string>(quickLinks.map(({ href, label }) => [href, label]));

/** A page as the navigation names it. @throws Error if it is not one of the quick links */
export function quickLink(href: string): Crumb {
  const label = labels.get(href);
  if (label === undefined) throw new Error(`content/navigation.ts: no quick link to ${href}`);
  return { label, href };
}

/** The id of a region's list on the home page: "north-phoenix". */
export const regionId = (region: Area["region"]): string =>
  region.toLowerCase().replaceAll(" ", "-");

/** From home to a neighborhood's page, for the page itself and for search engines. */
export const areaTrail = ({ region }: Pick<Area, "region">): readonly Crumb[] => [
  quickLink("/"),
  { label: region, href: `/#${regionId(region)}` },
];
