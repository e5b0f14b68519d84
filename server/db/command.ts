import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Something the store can be asked to do. Inputs and outputs are plain data: on SQLite they cross threads. A write runs
 * in a transaction, so that a failure leaves nothing behind; a read does not.
 */
export interface Command<Input = never, Output = unknown> {
  /** Unique: it names the command across threads. */
  readonly name: string;
  readonly kind: "read" | "write";
  run(db: Kysely<Database>, input: Input): Promise<Output>;
  /** The same for all inputs that wait, in one transaction. Outputs come in the order of the inputs. */
  runBatch?(db: Kysely<Database>, inputs: readonly Input[]): Promise<Output[]>;
  /** The id of the booking that a write has added or changed, for open inboxes. */
  changes?(input: NoInfer<Input>, output: NoInfer<Output>): string | undefined;
}

/** Defines a command; its types follow from `run`. */
export const defineCommand = <Input, Output>(
  command: Command<Input, Output>,
): Command<Input, Output> => command;

/** Of commands whose input names the booking that they change. */
export const changesBooking = ({ bookingId }: { readonly bookingId: string }): string => bookingId;
