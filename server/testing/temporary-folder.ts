import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder. @param cleanUp when to remove it: Vitest's `onTestFinished` or `afterAll` */
export function temporaryFolder(cleanUp: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  cleanUp(() => rmSync(folder, { recursive: true }));
  return folder;
}
