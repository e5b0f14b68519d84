import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { DueMessage } from "./claim-messages.ts";

/** What a file's name may hold on every system. */
const safe = (text: string) => text.replace(/[^\w.-]/g, "-");

/**
 * Writes a mail to `DATA_DIR/mail`, named by the moment it was owed: written twice, it is the same file. It is there
 * whole or not at all, and on the disk when this resolves.
 */
export async function writeMail(
  dataDir: string,
  { id, createdAt }: Pick<DueMessage, "id" | "createdAt">,
  bytes: Buffer,
): Promise<void> {
  const folder = join(dataDir, "mail");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${safe(createdAt)}-${safe(id)}.eml`);
  const beside = `${file}.part`;
  const handle = await open(beside, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}
