import { Fragment } from "react";
import { sourcesTitle } from "#content/page-words.ts";
import { publisherOf, sourceLabel } from "#domain/content/sources.ts";
import { Fold } from "./fold.tsx";

/** Shown when asked for, or when the address leads to one of them. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={sourcesTitle} className="wrap pt-1 pb-5">
      <Fold label={<h2 className="text-lg">{sourcesTitle}</h2>}>
        <ol className="mt-3 list-decimal gap-x-10 pl-[1.6em] text-sm wrap-anywhere md:columns-2">
          {sources.map((source, index) => {
            const publisher = publisherOf(source);
            return (
              <li key={source} id={`source-${index + 1}`} className="break-inside-avoid py-1">
                <a href={source} rel="nofollow noopener" className="link-quiet">
                  {publisher && <b>{`${publisher} `}</b>}
                  {sourceLabel(source)
                    .split(/(?<=[/_?&])/)
                    .map((part) => (
                      <Fragment key={part}>
                        {part}
                        <wbr />
                      </Fragment>
                    ))}
                </a>
              </li>
            );
          })}
        </ol>
      </Fold>
    </section>
  );
}
