/** A random UUID. `crypto.randomUUID` exists on HTTPS and localhost only. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `${parts.join("-")}-${hex.slice(20)}`;
}

/** The keys by which the server stores a change once. A change keeps its key until it is answered. */
export function changeKeys() {
  const unanswered = new Map<string, string>();
  return {
    /** @param change what is changed, in full: a second press of the same is a retry */
    keyOf(change: string): string {
      const key = unanswered.get(change) ?? randomUuid();
      unanswered.set(change, key);
      return key;
    },
    answered(change: string): void {
      unanswered.delete(change);
    },
  };
}
