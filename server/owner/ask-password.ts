import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { commonPassword, shortestPassword } from "#domain/api/session.ts";
import { isCommonPassword } from "#server/session/is-common-password.ts";

/**
 * Asks for a new password twice: without echo in a terminal, else from two lines of standard input.
 * @throws when the two differ, are too short or used by many
 */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const terminal = stdin.isTTY ?? false;
  // The interface echoes what is typed to its output, so its output leads nowhere.
  const lines = createInterface({ input: stdin, output: new PassThrough(), terminal });
  const answers: string[] = [];
  const given = lines[Symbol.asyncIterator]();
  for (const question of ["Password: ", "Once more: "]) {
    if (terminal) stderr.write(question);
    const { value, done } = await given.next();
    if (terminal) stderr.write("\n");
    answers.push(done ? "" : value);
  }
  lines.close();
  const [password = "", again] = answers;
  if (password !== again) throw new Error("The two passwords differ. Nothing was changed.");
  if (password.trim().length < shortestPassword)
    throw new Error(
      `A password needs at least ${shortestPassword} characters. Nothing was changed.`,
    );
  if (await isCommonPassword(password)) throw new Error(`${commonPassword}. Nothing was changed.`);
  return password;
}
