import { changedBooking, createChanges } from "./changes.ts";
import { threadOf } from "./command-kinds.ts";
import type { Command, CommandName, Output } from "./commands.ts";
import { createThread } from "./sqlite-thread.ts";
import type { Store } from "./store.ts";

/** Threads that only read end after so many milliseconds without work, and give back their memory. */
const idle = 60_000;

/**
 * A store in one file. One thread writes: commands that arrive together share one commit. Others read, so that no
 * booking waits for a long list; they start when somebody looks.
 */
export async function openSqlite(file: string): Promise<Store> {
  const changes = createChanges();
  const reads = createThread({ file, reads: true }, { idle });
  const counts = createThread({ file, reads: true }, { idle });
  // Threads of one program share what they know of a file: readers would hold on to a journal and an index that are gone.
  const before = () => Promise.allSettled([reads.close(), counts.close()]);
  const threads = { writes: createThread({ file, reads: false }, { before }), reads, counts };
  await threads.writes.start();
  return {
    async run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      const output = await threads[threadOf(command.name)].run(command);
      const changed = changedBooking(command);
      if (changed !== undefined) changes.tell(changed);
      return output;
    },
    onChange: changes.onChange,
    async close() {
      // The last connection to close tidies the file up, which a reading one cannot.
      await Promise.all([reads.close(), counts.close()]);
      await threads.writes.close();
    },
  };
}
