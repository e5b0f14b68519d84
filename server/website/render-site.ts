import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { cleanPath, copyOf } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";

const rendered = z.array(
  z.tuple([
    z.string(),
    z.object({
      identity: z.instanceof(Buffer),
      br: z.instanceof(Buffer),
      gz: z.instanceof(Buffer),
    }),
  ]),
);

/** A render takes three seconds. */
const longestMs = 120_000;

/** Renders in a process of its own, whose memory is free again afterward. */
export const siteRenderer =
  (folder: string): Context["renderSite"] =>
  async (clock, signal) => {
    const child = fork(`${folder}/render/render-site.mjs`, [JSON.stringify(clock)], {
      serialization: "advanced",
      // Without the program's secrets.
      env: {},
      // Half of the memory.
      execArgv: ["--max-semi-space-size=1"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    const messages: unknown[] = [];
    child.on("message", (message) => messages.push(message));
    const [faults, [code]] = await Promise.all([
      child.stderr ? text(child.stderr) : "",
      once(child, "close"),
    ]);
    if (code !== 0) throw new Error(`The pages were not rendered: ${code} ${faults}`);
    return new Map(
      rendered
        .parse(messages[0])
        .map(([file, { identity, br, gz }]) => [
          cleanPath(file),
          { identity: copyOf(identity), br: copyOf(br), gzip: copyOf(gz) },
        ]),
    );
  };
