import { readFileSync } from "node:fs";
import { here } from "#domain/testing/areas.ts";

/** A neighborhood's page, where any of them will do. */
export const anyAreaPage = `/${here.slug}`;

/** Real pages that tests name for what is on them: replace one whose neighborhood is removed. */
export const areaPages = {
  golf: "/gainey-ranch",
  manySources: "/anthem",
  long: "/cave-creek",
} as const;

/** Not an address, the 404 page, and pages that inbox-access.spec.ts and visit-link.spec.ts test. */
const others = ["/*", "/404", "/inbox", "/visit", "/visit-ended"];

/** The addresses of all pages built for visitors, without files. */
export const pages = Object.keys(JSON.parse(readFileSync("dist/headers.json", "utf8"))).filter(
  (path) => !path.includes(".") && !others.includes(path),
);
