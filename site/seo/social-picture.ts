/** The name of a page's social picture: "home" for "/", else the last part of the address. */
export const pictureName = (path: string): string => path.split("/").at(-1) || "home";

/** The address of the picture that is shown when a page is shared. */
export const socialPicture = (path: string): string => `/social/${pictureName(path)}.png`;

/** Pixels, as social networks ask for them. */
export const pictureSize = { width: 1200, height: 630 } as const;
