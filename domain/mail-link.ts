/**
 * A link that writes to an e-mail address. What may stand before the sign besides letters is encoded: "?" would begin
 * the mail's other recipients. The sign itself stays, since not every mail program decodes it.
 */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
