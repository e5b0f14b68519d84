import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Notices } from "#server/http/built-site.ts";

/** Writes the notices for the proxy, another user of the machine. */
export function writeNotices(folder: string, notices: Notices): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [name, { body }] of notices) {
    const file = join(folder, `${name}.html`);
    writeFileSync(`${file}.new`, body);
    chmodSync(`${file}.new`, 0o644);
    renameSync(`${file}.new`, file);
  }
}
