import { quickLinks } from "#content/navigation.ts";
import type { Area } from "#content/shapes.ts";

/** A page on the way from the homepage to another. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const labels = new Map<string, string>(quickLinks.map(({ href, label }) => [href, label]));

/** A page as the navigation names it. @throws Error for an address that is none of the quick links */
export function quickLink(href: string): Crumb {
  const label = labels.get(href);
  if (label === undefined) throw new Error(`content/navigation.ts: no quick link to ${href}`);
  return { label, href };
}

/** The way to a neighborhood's page, as the page and search engines show it. */
export const areaTrail = (area: Area): readonly Crumb[] => [
  quickLink("/"),
  { label: area.region, href: "/#areas" },
];
