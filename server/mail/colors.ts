/** The site's colors as mail needs them: written out, since mail clients know no variables. @see tokens.css */
export const colors = {
  ink: "#16302b",
  inkSoft: "#3d5650",
  agave: "#0e5a4e",
  tangerine: "#f47b20",
  mustard: "#f2b233",
  terracotta: "#a8431f",
  error: "#b3261e",
  sky: "#bfe5df",
  cream: "#fff7e8",
  lawn: "#6faf45",
  white: "#ffffff",
} as const;

/** The same after dark. */
export const dark = {
  page: "#0c1d1a",
  card: "#16302b",
  text: "#fff7e8",
  soft: "#bcd3cc",
  line: "#4d6a63",
  eyebrow: "#f2b233",
  error: "#ffa48f",
  link: "#8fd8cc",
} as const;

export const fonts = {
  display: "Jost, Futura, 'Century Gothic', 'Avenir Next', 'Segoe UI', Arial, sans-serif",
  text: "Figtree, 'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;
