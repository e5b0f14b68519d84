import { parentPort, workerData } from "node:worker_threads";
import "./commands.ts";
import { serveCommands } from "./db/serve-commands.ts";

if (parentPort) await serveCommands(String(workerData), parentPort);
