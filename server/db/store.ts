import type { ChangeListener } from "./changes.ts";
import type { Command } from "./command.ts";

/** Where bookings are kept. A write resolves only after its commit has reached the disk. */
export interface Store {
  /** @throws StorageError when nothing was stored */
  run<Input, Output>(command: Command<Input, Output>, input: Input): Promise<Output>;
  /** @throws StorageError when bookings can probably not be stored now */
  check(): Promise<void>;
  /**
   * Calls back after a booking was added or changed: here, and on PostgreSQL by any instance.
   * @returns what ends it
   */
  onChange(listener: ChangeListener): () => void;
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}
