import { text } from "node:stream/consumers";

// The server starts this as a process of its own, whose memory is free again a few seconds later.

const { changes, ...asked } = JSON.parse(await text(process.stdin));
// Content takes its changes when it is loaded.
globalThis.ownContent = JSON.stringify(changes);
const { renderAll } = await import("./render-all.ts");
// Nobody waits for the pages of a program that has ended.
process.once("disconnect", () => process.exit());
for await (const part of renderAll(asked))
  await new Promise((sent) => process.send?.(part, undefined, undefined, sent));
process.disconnect();
