import type { Photo } from "#content/schemas.ts";

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
