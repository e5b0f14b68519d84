import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import type { Context } from "#server/http/context.ts";
import { cleanPath, copyOf } from "#server/http/resource.ts";

const bytes = z.instanceof(Buffer);
const answer = z.object({
  mistakes: z.array(z.string()),
  changed: z.array(
    z.tuple([
      z.string(),
      z.object({ identity: bytes, br: z.optional(bytes), gz: z.optional(bytes) }),
    ]),
  ),
});

/** The changes do not go together with the rest of the content. */
class SiteMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(`The site does not fit its changes: ${mistakes.join("; ")}`);
    this.mistakes = mistakes;
  }
}

/** A render takes three seconds. */
const longestMs = 120_000;

/** Renders in a process of its own, whose memory is free again afterward. */
export const siteRenderer =
  (folder: string): Context["renderSite"] =>
  async (asked, signal) => {
    const child = fork(`${folder}/render/render-site.mjs`, [], {
      serialization: "advanced",
      // Without the program's secrets.
      env: {},
      // Half of the memory.
      execArgv: ["--max-semi-space-size=1"],
      stdio: ["pipe", "ignore", "pipe", "ipc"],
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    const messages: unknown[] = [];
    child.on("message", (message) => messages.push(message));
    // A child that has died reads nothing.
    child.stdin?.on("error", () => {}).end(JSON.stringify(asked));
    const [faults, [code]] = await Promise.all([
      child.stderr ? text(child.stderr) : "",
      once(child, "close"),
    ]);
    if (code !== 0) throw new Error(`The pages were not rendered: ${code} ${faults}`);
    const { mistakes, changed } = answer.parse(messages[0]);
    if (mistakes.length > 0) throw new SiteMistakes(mistakes);
    return new Map(
      changed.map(([file, { identity, br, gz }]) => [
        cleanPath(file),
        {
          identity: copyOf(identity),
          ...(br && { br: copyOf(br) }),
          ...(gz && { gzip: copyOf(gz) }),
        },
      ]),
    );
  };
