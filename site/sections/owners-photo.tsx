import type { ImageMetadata } from "astro";
import type { Photo } from "#content/schemas.ts";

const files = import.meta.glob<{ readonly default: ImageMetadata }>(
  "/content/photos/*.{avif,jpg,jpeg,png,webp}",
  { eager: true },
);

/** One of the owner's photos as a portrait. */
export function OwnersPhoto({ photo: { file, alt } }: { readonly photo: Photo }) {
  const found = files[`/content/photos/${file}`];
  if (!found)
    throw new Error(`content/showcase.ts names the photo ${file}: put it into content/photos`);
  const { src, width, height } = found.default;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="block aspect-4/5 h-auto w-full object-cover"
    />
  );
}
