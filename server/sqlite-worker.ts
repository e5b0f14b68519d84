import { parentPort, workerData } from "node:worker_threads";
import { commands } from "./commands.ts";
import { serveCommands } from "./db/serve-commands.ts";

if (parentPort) await serveCommands(commands, String(workerData), parentPort);
