import { here } from "#domain/testing/areas.ts";

/** A neighborhood's page, where any of them will do. */
export const anyAreaPage = `/${here.slug}`;

/** Real pages that tests name for what is on them: replace one whose neighborhood is removed. */
export const areaPages = {
  golf: "/gainey-ranch",
  manySources: "/anthem",
  long: "/cave-creek",
} as const;
