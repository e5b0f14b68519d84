import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { createChanges } from "./changes.ts";
import type { Command } from "./command.ts";
import { createStore } from "./create-store.ts";
import type { Result } from "./sqlite-messages.ts";
import { createThread } from "./sqlite-thread.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

/** In bytes. A disk with less is not ready: a full batch of bookings may not fit any more. */
const leastFreeSpace = 4_000_000;

const settled = <Output>(result: Result<Output>): PromiseSettledResult<Output> =>
  "error" in result
    ? { status: "rejected", reason: new StorageError(result.error, result) }
    : { status: "fulfilled", value: result.output };

/**
 * A store in one file. Its queries run in one worker thread, so that pages go out while it waits for the disk.
 * @param worker the module that the thread runs. @see serveCommands
 */
export async function openSqlite(file: string, worker: URL): Promise<Store> {
  const thread = createThread(file, worker);
  await thread.start();
  return createStore({
    batchesInFlight: 1,
    changes: createChanges(),
    settle: async <Input, Output>(
      { name }: Command<Input, Output>,
      inputs: readonly Input[],
      waitedMs: number,
    ) => (await thread.ask<Output>({ name, inputs, waitedMs })).map(settled),
    async probeDisk() {
      const { bavail, bsize } = await statfs(dirname(file)).catch((cause: unknown) => {
        throw new StorageError(`${file} cannot be reached`, { cause });
      });
      if (bavail * bsize < leastFreeSpace) throw new StorageError("the disk is nearly full");
    },
    close: () => thread.close(),
  });
}
