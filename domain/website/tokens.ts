/** By the names of tokens: `{ weekly: "$24", phone: "(480) 234-5678" }`. */
export type TokenValues = Readonly<Record<string, string>>;

/** The first token whose value was typed out, and the text with the token in its place. */
export function tokenOf(
  text: string,
  values: TokenValues,
): { readonly token: string; readonly text: string } | undefined {
  for (const [name, value] of Object.entries(values)) {
    const token = `{${name}}`;
    // "$2" is not in "$24", nor "$24" in "$24.50".
    const typed = new RegExp(`${value.replace(/\W/g, "\\$&")}(?!\\d|[.,]\\d)`, "g");
    const replaced = text.replace(typed, () => token);
    if (replaced !== text) return { token, text: replaced };
  }
  return undefined;
}
