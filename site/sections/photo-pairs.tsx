import { photoPairs } from "#content/crew.ts";
import { sections } from "#content/sections.ts";
import { OwnersPhoto } from "./owners-photo.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Yards before and after a visit, as the owner took them. */
export const PhotoPairs = () => (
  <section aria-labelledby="pairs-title" className="band">
    <div className="wrap">
      <SectionHeading id="pairs-title" text={sections.pairs} />
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {photoPairs.map(({ before, after }) => (
          <li key={before.url} className="card grid grid-cols-2 overflow-hidden">
            <OwnersPhoto photo={before} />
            <OwnersPhoto photo={after} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
