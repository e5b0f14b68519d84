/** Encoded, because a "?" in the address could add recipients. "@" stays: not every mail program decodes it. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
