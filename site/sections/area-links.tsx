import type { Area } from "#content/area-schemas.ts";

/**
 * Neighborhoods as links. The drawer and the list on some pages have the very same markup, styled by their containers,
 * so that the second one compresses to almost nothing.
 */
export function AreaLinks({
  areas: some,
}: {
  readonly areas: readonly Pick<Area, "slug" | "name">[];
}) {
  return (
    <ul>
      {some.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`/${slug}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
