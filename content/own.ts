declare global {
  /** What the owner changed, as JSON. The program sets it before it loads content. */
  var ownContent: string | undefined;
}

/** A page carries what its scripts use. */
const given =
  globalThis.ownContent ?? globalThis.document?.querySelector("#own")?.textContent ?? "{}";

/** By the names of things. @see domain/website/things.ts */
export const changes = JSON.parse(given);

/** What the site says where nothing is changed, by the names of things. */
export const defaults: Record<string, unknown> = {};

/**
 * A value that the owner can change without a developer: the changed one, or else this.
 *
 * @param name of the thing, whose form the change was checked against
 */
/* @__NO_SIDE_EFFECTS__ */
export function own<T>(name: string, value: T): T {
  defaults[name] = value;
  return name in changes ? changes[name] : value;
}

/** What pages say in their HTML alone. */
const inHtml = /^((pages|faqs|photos)\.|(reviews|notice)$)/;

/**
 * The element from which a page's scripts take the changes; "" while nothing they use is changed.
 *
 * @param without names that strangers must not read
 */
export function ownElement(without: readonly string[]): string {
  const used = Object.entries(changes).filter(
    ([name]) => !inHtml.test(name) && !without.includes(name),
  );
  if (used.length === 0) return "";
  const json = JSON.stringify(Object.fromEntries(used)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="own">${json}</script>`;
}
