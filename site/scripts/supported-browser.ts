/** As a literal in a script, it would keep older browsers from reading the script. */
const lookbehind = "(?<=a)b";

/**
 * Whether the site's scripts can work here, by one feature of each engine that its oldest supported version brought, or
 * one shortly before it.
 */
export function isSupported(): boolean {
  try {
    const looksBehind = new RegExp(lookbehind).test("ab");
    return looksBehind && "toSorted" in [] && CSS.supports("selector(:has(a))");
  } catch {
    return false;
  }
}
