import type { ReactNode } from "react";
import type { Area } from "#content/area-schemas.ts";
import { articlePage, pages } from "#content/pages.ts";
import { pictureLines } from "#content/search.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { pictureName } from "#site/seo/social-picture.ts";
import { AreaScene } from "#ui/drawings/area-scene.tsx";
import { ArticleHealth } from "#ui/drawings/article-health.tsx";
import { ArticleHoa } from "#ui/drawings/article-hoa.tsx";
import { CommercialScene } from "#ui/drawings/commercial-scene.tsx";
import { SniffingArt, StandingArt } from "#ui/drawings/dachshund.tsx";
import { lawnDark, mustard, tangerine } from "#ui/drawings/drawing.ts";
import { HeroScene } from "#ui/drawings/hero-scene.tsx";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";
import { Hills, Place, Postcard, Tools } from "./scenery.tsx";

/** Describes a page's social picture: what is drawn and what is written. */
export interface Poster {
  /** The picture's name without ".png". */
  readonly name: string;
  /** A few words above the headline. */
  readonly eyebrow?: string;
  /** A line for each string; the second has the second color. */
  readonly headline: readonly string[];
  readonly lead?: string;
  /** The maximum width of headline and lead, in pixels. */
  readonly width?: { readonly headline?: number; readonly lead?: number };
  /** The headline's font size in pixels; by default as large as the width allows. */
  readonly size?: number;
  /** SVG on a field of 1200 by 630, above the sky and below the words. */
  readonly scenery: ReactNode;
  /** Whether the stamp with the free first visit is in the corner. */
  readonly stamped: boolean;
}

/** Starts a new line after a question mark or a comma. */
const linesOf = (headline: string): readonly string[] => headline.split(/(?<=[?,]) /);

const sunrise = (
  <Place y={176} width={1200} height={467}>
    <ThankYouScene />
  </Place>
);

const drawings = {
  "Health & Safety": { Drawing: ArticleHealth, shadow: mustard },
  "HOA Compliance": { Drawing: ArticleHoa, shadow: tangerine },
} satisfies Record<ArticleSummary["category"], unknown>;

/** The posters of the pages that there is one of. */
export const posters: readonly Poster[] = [
  {
    name: pictureName("/"),
    headline: linesOf(pages.home.headline),
    lead: pages.home.lead,
    width: { headline: 880, lead: 480 },
    stamped: true,
    scenery: (
      <Place y={180} width={1200} height={467}>
        <HeroScene />
      </Place>
    ),
  },
  {
    name: pictureName("/book-now"),
    headline: [pages.bookNow.headline],
    lead: pictureLines.bookNow,
    width: { headline: 900, lead: 480 },
    size: 92,
    stamped: true,
    scenery: sunrise,
  },
  {
    name: pictureName("/pricing"),
    headline: linesOf(pages.pricing.headline),
    lead: pictureLines.pricing,
    width: { headline: 900, lead: 380 },
    size: 88,
    stamped: true,
    scenery: (
      <>
        <Hills sunX={760} />
        <Tools />
        <ellipse cx="860" cy="596" rx="172" ry="7" fill={lawnDark} />
        <g transform="translate(866 596) scale(1.06)">
          <StandingArt />
        </g>
      </>
    ),
  },
  {
    name: pictureName("/commercial-services"),
    headline: linesOf(pages.commercial.headline),
    lead: pages.commercial.lead,
    size: 64,
    stamped: false,
    scenery: (
      <Place y={224} width={1200} height={420}>
        <CommercialScene />
      </Place>
    ),
  },
  {
    name: pictureName("/blog"),
    headline: [pages.blog.headline],
    lead: pages.blog.lead,
    width: { lead: 520 },
    stamped: false,
    scenery: (
      <>
        <Hills />
        <Tools />
        <Postcard at={[650, 462]} width={400} turn={-5} shadow={tangerine}>
          <ArticleHoa />
        </Postcard>
        <Postcard at={[936, 398]} width={400} turn={4} shadow={mustard}>
          <ArticleHealth />
        </Postcard>
      </>
    ),
  },
  {
    name: pictureName("/privacy"),
    headline: linesOf(pages.privacy.headline),
    lead: pictureLines.privacy,
    stamped: false,
    scenery: (
      <>
        <Hills sunX={540} />
        <ellipse cx="640" cy="596" rx="172" ry="7" fill={lawnDark} />
        <g transform="translate(646 596) scale(1.06)">
          <StandingArt />
        </g>
      </>
    ),
  },
  {
    name: pictureName("/thank-you"),
    headline: [pages.thankYou.headline],
    lead: pictureLines.thankYou,
    stamped: false,
    scenery: sunrise,
  },
  {
    name: pictureName("/booking-problem"),
    headline: [pages.bookingProblem.headline],
    lead: pages.bookingProblem.lead,
    width: { lead: 520 },
    stamped: false,
    scenery: sunrise,
  },
  {
    name: pictureName("/404"),
    headline: [pages.notFound.headline],
    lead: pages.notFound.lead,
    stamped: false,
    scenery: (
      <>
        <Hills sunX={540} />
        <ellipse cx="640" cy="596" rx="172" ry="7" fill={lawnDark} />
        <g transform="translate(646 596) scale(1.06)">
          <SniffingArt />
        </g>
      </>
    ),
  },
];

/** The same for when an owner has changed the page's words. */
export const wordless = ({ name, lead: _, ...poster }: Poster): Poster => ({
  ...poster,
  name: `${name}-wordless`,
  headline: [],
  size: 1,
});

/** The poster of a neighborhood: its own scene, its name and region. */
export const areaPoster = (area: Area): Poster => ({
  name: pictureName(`/${area.slug}`),
  eyebrow: area.region,
  headline: [area.name],
  lead: pictureLines.area,
  // The stamp begins beyond.
  width: { headline: 960 },
  stamped: true,
  scenery: (
    <Place x={-12} y={273} width={1224} height={357}>
      <AreaScene scene={area.scene} />
    </Place>
  ),
});

/** The poster of an article: the drawing of its category on a postcard. */
export const articlePoster = (path: string, article: ArticleSummary): Poster => {
  const { Drawing, shadow } = drawings[article.category];
  return {
    name: pictureName(path),
    eyebrow: `${article.category} · ${article.readTime}`,
    headline: [articlePage(article).headline],
    width: { headline: 760 },
    size: 54,
    stamped: false,
    scenery: (
      <>
        <Hills />
        <Tools />
        <Postcard at={[856, 446]} width={500} turn={-3} shadow={shadow}>
          <Drawing />
        </Postcard>
      </>
    ),
  };
};
