import { parentPort, workerData } from "node:worker_threads";

const { file, ownContent }: { readonly file: string; readonly ownContent?: string } = workerData;
// Content takes its changes when it is loaded.
globalThis.ownContent = ownContent;
const { serveCommands } = await import("./commands.ts");

if (parentPort) await serveCommands(file, parentPort);
