import type { ImageMetadata } from "astro";
import type { Photo } from "#content/shapes.ts";

const files = import.meta.glob<{ readonly default: ImageMetadata }>(
  "/content/photos/*.{avif,jpg,jpeg,png,webp}",
  { eager: true },
);

/** One of the owner's photos. Its size is in the page, so that nothing moves when it arrives. */
export function OwnersPhoto({
  photo: { file, alt },
  className = "",
}: {
  readonly photo: Photo;
  readonly className?: string;
}) {
  const found = files[`/content/photos/${file}`];
  if (!found)
    throw new Error(`content/showcase.ts names the photo ${file}: put it into content/photos`);
  const { src, width, height } = found.default;
  return (
    <div className={className}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="card h-auto w-full"
      />
    </div>
  );
}
