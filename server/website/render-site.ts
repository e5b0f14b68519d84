import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import pLimit from "p-limit";
import * as z from "zod/mini";
import type { Context } from "#server/http/context.ts";
import { cleanPath, copyOf, type Rendered } from "#server/http/resource.ts";

const bytes = z.instanceof(Buffer);
/** Page by page, which takes less memory than all of them. */
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
export class SiteMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(`The site does not fit its changes: ${mistakes.join("; ")}`);
    this.mistakes = mistakes;
  }
}

/** A render takes six seconds on an idle processor. */
const longestMs = 120_000;

async function render(
  folder: string,
  asked: Parameters<Context["renderSite"]>[0],
): Promise<Rendered> {
  const child = fork(`${folder}/render/render-site.mjs`, [], {
    serialization: "advanced",
    // Without the program's secrets.
    env: {},
    // A quarter less memory, for two seconds more: the program and the next one need the rest.
    execArgv: ["--max-semi-space-size=1", "--lite-mode"],
    stdio: ["pipe", "ignore", "pipe", "ipc"],
    timeout: longestMs,
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
  const parts = z.array(answer).parse(messages);
  const mistakes = parts.flatMap((part) => part.mistakes);
  if (mistakes.length > 0) throw new SiteMistakes(mistakes);
  return new Map(
    parts
      .flatMap(({ changed }) => changed)
      .map(([file, { identity, br, gz }]) => [
        cleanPath(file),
        {
          identity: copyOf(identity),
          ...(br && { br: copyOf(br) }),
          ...(gz && { gzip: copyOf(gz) }),
        },
      ]),
  );
}

/** Renders in a process of its own, whose memory is free again afterward: one at a time. */
export function siteRenderer(folder: string): Context["renderSite"] {
  const inTurn = pLimit(1);
  return (asked) => inTurn(render, folder, asked);
}
