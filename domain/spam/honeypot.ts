/** The name of the hidden field. Bots that fill in every field give themselves away. */
export const honeypotName = "website";
