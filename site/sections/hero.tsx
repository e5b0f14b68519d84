import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { FirstScoopStamp } from "#site/drawings/first-scoop-stamp.tsx";
import { HeroScene } from "#site/drawings/hero-scene.tsx";
import { ButtonLink } from "#site/ui/button.tsx";

const { headline, lead } = pages.home;
const questionEnd = headline.indexOf("?") + 1;

/** The poster at the top of the home page. */
export function Hero() {
  return (
    <section className="hero dawn below-header relative flex flex-col overflow-hidden">
      <div className="wrap relative z-2 pt-[clamp(28px,5svh,64px)]">
        <h1 className="hero-title">
          {`${headline.slice(0, questionEnd)} `}
          <span className="text-agave">{headline.slice(questionEnd).trim()}</span>
        </h1>
        <p className="mt-4 mb-6 text-lg leading-snug font-semibold">{lead}</p>
        <ButtonLink href="/book-now">{buttons.bookNow}</ButtonLink>
      </div>
      <FirstScoopStamp {...firstScoopStamp} className="hero-stamp" />
      <HeroScene className="hero-scene" />
    </section>
  );
}
