import { EventEmitter } from "node:events";

/** Receives the id of a booking that has changed; null when any may have changed. */
export type ChangeListener = (bookingId: string | null) => void;

export type Changes = ReturnType<typeof createChanges>;

/** Notifies listeners of this process that a booking has changed. */
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
