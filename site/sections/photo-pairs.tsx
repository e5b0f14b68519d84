import { photoPairs } from "#content/crew.ts";
import type { Photo } from "#content/schemas.ts";
import { sections } from "#content/sections.ts";
import { SectionHeading } from "./section-heading.tsx";

/** One of the owner's photos. Phones load its small copy. */
export const OwnersPhoto = ({ photo: { url, alt, width, height } }: { readonly photo: Photo }) => (
  <img
    src={url}
    srcSet={`${url.replace(".jpg", "-small.jpg")} 640w, ${url} 1280w`}
    sizes="(min-width: 1024px) 22rem, 50vw"
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    className="block h-auto w-full"
  />
);

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
