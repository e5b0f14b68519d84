import { visitWords } from "#content/visit-page.ts";
import { CallButton } from "#site/sections/call-button.tsx";
import { NotFoundScene } from "#ui/drawings/not-found-scene.tsx";

/** The page of a link that is unknown, wrong or has ended. */
export function EndedLink() {
  const { headline, lead } = visitWords.ended;
  return (
    <section className="poster dawn below-header">
      <div className="wrap relative z-2 pt-[clamp(32px,6svh,88px)] pb-6 text-center">
        <h1 className="poster-title">{headline}</h1>
        <p className="mx-auto mt-5 mb-7 max-w-[34em] text-lg leading-normal font-semibold text-balance">
          {lead}
        </p>
        <CallButton />
      </div>
      <NotFoundScene className="poster-scene" />
    </section>
  );
}
