/**
 * Whether the site's scripts can work here, by one feature of each engine that its oldest supported version brought, or
 * one shortly before it.
 */
export function isSupported(): boolean {
  try {
    // Older browsers would not read a script with this as a literal.
    /(?<=a)b/;
    return "toSorted" in [] && CSS.supports("selector(:has(a))");
  } catch {
    return false;
  }
}
