import type { areas } from "#content/areas.ts";

/**
 * Neighborhoods as links. The drawer and the list on some pages hold the very same text, looks left to where it stands:
 * the second one costs a page no bytes.
 */
export function AreaLinks({
  areas: some,
}: {
  readonly areas: readonly Pick<(typeof areas)[number], "slug" | "name">[];
}) {
  return (
    <ul className="area-links">
      {some.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`/${slug}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
