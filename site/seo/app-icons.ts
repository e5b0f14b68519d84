const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The icons of the site's and of the inbox's web manifest. */
export const appIcons = [
  icon("/icon-192.png", 192, "any"),
  icon("/icon-512.png", 512, "any"),
  icon("/icon-maskable-512.png", 512, "maskable"),
];
