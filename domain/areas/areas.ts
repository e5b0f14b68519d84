import type { Area } from "#content/area-schemas.ts";
import { areas } from "#content/areas.ts";
import { readZip } from "#domain/typed/readable.ts";

const bySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]));
const byZip = new Map(areas.flatMap((area) => area.zips.map((zip): [string, Area] => [zip, area])));

/** @see docs/product.md#neighborhoods */
export const areaBySlug = (slug: string | null): Area | undefined => bySlug.get(slug ?? "");

export const areaGroups = [...new Set(areas.map(({ region }) => region))].map((name) => ({
  name,
  items: areas.filter((area) => area.region === name),
}));

/** The zip that a link from a neighborhood's page presets: none where its homes have several. */
export const zipOf = ({ zips: [zip, ...others] }: Area): { readonly zip?: string } =>
  zip !== undefined && others.length === 0 ? { zip } : {};

/** Without the four digits that may follow. */
const wholeZip = (zipCode: string): string => readZip(zipCode).slice(0, 5);
const areaOfZip = (zipCode: string): Area | undefined => byZip.get(wholeZip(zipCode));

/**
 * The slug of the neighborhood that a booking belongs to: the one that the owner has set, else that of its zip, unless it
 * was sent from the page of another one that shares the zip.
 */
export function areaOf(booking: {
  readonly zipCode: string;
  readonly page: string | null;
  readonly neighborhood?: string | null | undefined;
}): string | null {
  const set = areaBySlug(booking.neighborhood ?? null);
  if (set) return set.slug;
  const ofPage = areaBySlug(booking.page?.slice(1) ?? null);
  const shares = ofPage?.sharedZips?.includes(wholeZip(booking.zipCode)) ?? false;
  return (shares ? ofPage : areaOfZip(booking.zipCode))?.slug ?? null;
}

/** The city of a zip; undefined for a zip of no neighborhood. */
export const cityOf = (zipCode: string): string | undefined => areaOfZip(zipCode)?.city;
