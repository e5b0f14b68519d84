/** Encoded, because a "?" in the address could add recipients. Keeps "@", which some mail programs do not decode. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
