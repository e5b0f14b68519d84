/** The name of the field that no person sees: programs that fill in every field give themselves away. */
export const honeypotName = "website";
