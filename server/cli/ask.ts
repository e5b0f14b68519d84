import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

export interface Questions {
  /** A secret is not shown while it is typed. @throws after the last line of standard input, and at Ctrl+C */
  ask(question: string, options?: { readonly isSecret: boolean }): Promise<string>;
  close(): void;
}

/** Asks in a terminal, else reads lines of standard input. */
export function openQuestions(): Questions {
  const { stdin, stderr } = process;
  const terminal = stdin.isTTY ?? false;
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output, terminal, historySize: 0 });
  const given = lines[Symbol.asyncIterator]();
  return {
    async ask(question, { isSecret } = { isSecret: false }) {
      if (terminal) {
        lines.setPrompt(question);
        lines.prompt();
      }
      isHidden = isSecret;
      const { value, done } = await given.next();
      isHidden = false;
      if (terminal && isSecret) stderr.write("\n");
      if (done) throw new Error("An answer is missing. Nothing was changed.");
      return value;
    },
    close: () => lines.close(),
  };
}
