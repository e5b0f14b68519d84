declare global {
  /** What the owner changed, as JSON. The program sets it before it loads content. */
  var ownContent: string | undefined;
}

/** A page carries what its scripts use. */
const given =
  globalThis.ownContent ?? globalThis.document?.querySelector("#own")?.textContent ?? "{}";

/** By the names of things. @see domain/website/things.ts */
export const changes = JSON.parse(given);

/**
 * A value that the owner can change without a developer: the changed one, or else this.
 *
 * @param name of the thing, whose form the change was checked against
 */
/* @__NO_SIDE_EFFECTS__ */
export const own = <T>(name: string, value: T): T => (name in changes ? changes[name] : value);
