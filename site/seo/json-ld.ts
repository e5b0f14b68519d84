import type { Thing } from "schema-dts";

/** Structured data as the text of one script element, which nothing in it can close. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
