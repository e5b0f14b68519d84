import { EventEmitter } from "node:events";
import { isRead } from "./command-kinds.ts";
import type { CommandName } from "./commands.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The booking that a command adds or changes, if any. */
export function changedBooking({
  name,
  input,
}: {
  readonly name: CommandName;
  readonly input: unknown;
}): string | undefined {
  if (isRead(name) || typeof input !== "object" || input === null) return undefined;
  if (name === "storeBooking") return "id" in input ? textOf(input.id) : undefined;
  return "bookingId" in input ? textOf(input.bookingId) : undefined;
}

/** Hears the id of a booking that has changed; null when some may have changed unheard. */
export type ChangeListener = (bookingId: string | null) => void;

/** Tells listeners of this process that a booking has changed. */
export function createChanges() {
  const emitter = new EventEmitter<{ change: [bookingId: string | null] }>();
  // One for each open inbox.
  emitter.setMaxListeners(0);
  return {
    tell(bookingId: string | null) {
      emitter.emit("change", bookingId);
    },
    onChange(listener: ChangeListener) {
      emitter.on("change", listener);
      return () => {
        emitter.off("change", listener);
      };
    },
  };
}
