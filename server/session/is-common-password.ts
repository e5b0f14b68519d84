import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** One a line in small letters, compressed: words that nobody wants to read. */
const list = new URL("./common-passwords.txt.gz", import.meta.url);

/**
 * True for the 10,000 passwords of twelve characters or more that most people use, in any mix of capitals. They come
 * from the list of 10 million that Mark Burnett gave to the public domain. Passwords are rarely chosen, so nothing is
 * kept in memory.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lines = (await promisify(gunzip)(await readFile(list))).toString().split("\n");
  return lines.includes(password.trim().toLowerCase());
}
