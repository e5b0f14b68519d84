import { areaLinks } from "#content/area-pages.ts";
import type { LocalFact } from "#content/shapes.ts";

const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** A fact in its words, with a small link to where it can be read. */
export function Fact({ fact: { text, source } }: { fact: LocalFact }) {
  return (
    <>
      {text}
      {source && (
        <>
          {" "}
          <a
            href={source}
            rel="nofollow noopener"
            aria-label={`Source: ${siteOf(source)}`}
            className="source"
          >
            {areaLinks.source}
          </a>
        </>
      )}
    </>
  );
}
