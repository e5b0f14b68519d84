import { changedBooking, createChanges } from "./changes.ts";
import { type Command, type CommandName, isRead, type Output } from "./commands.ts";
import { createThread } from "./sqlite-thread.ts";
import type { Store } from "./store.ts";

/**
 * A store in one file. One thread writes: commands that arrive together share one commit. Another reads, so that no
 * booking waits for a long list; it starts when somebody first looks.
 */
export async function openSqlite(file: string): Promise<Store> {
  const changes = createChanges();
  const writer = createThread({ file, reads: false });
  const reader = createThread({ file, reads: true });
  await writer.start();
  return {
    async run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      if (isRead(command.name)) return reader.run(command);
      const output = await writer.run(command);
      const changed = changedBooking(command);
      if (changed !== undefined) changes.tell(changed);
      return output;
    },
    onChange: changes.onChange,
    async close() {
      // The reader first: the last connection to close tidies the file up, which a reading one cannot.
      await reader.close();
      await writer.close();
    },
  };
}
