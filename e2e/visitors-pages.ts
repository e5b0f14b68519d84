import { readFileSync } from "node:fs";

/** Not an address, the 404 page, and pages that inbox-access.spec.ts and visit-link.spec.ts test. */
const others = ["/*", "/404", "/inbox", "/visit", "/visit-ended"];

/** The addresses of all pages built for visitors, without files. */
export const pages = Object.keys(JSON.parse(readFileSync("dist/headers.json", "utf8"))).filter(
  (path) => !path.includes(".") && !others.includes(path),
);
