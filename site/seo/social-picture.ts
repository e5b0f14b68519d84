import { pictureWords } from "#content/pictures.ts";
import type { PageText } from "#content/schemas.ts";
import { areaBySlug } from "#domain/areas/areas.ts";

/** The name of a page's social picture: "home" for "/", else the last part of the address. */
export const pictureName = (path: string): string => path.split("/").at(-1) || "home";

/** The address of the picture that is shown when a page is shared. */
export const socialPicture = (path: string, page?: PageText): string =>
  `/social/${pictureName(path)}${page?.hasOwnWords ? "-wordless" : ""}.png`;

/** Pixels, as social networks ask for them. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What the picture shows and says. A neighborhood's says its name alone. */
export function pictureAlt(path: string, { headline, hasOwnWords }: PageText): string {
  const said = areaBySlug(pictureName(path))?.name ?? headline;
  return hasOwnWords ? pictureWords.social : `${pictureWords.social}. It says: ${said}`;
}
