import { commands } from "./commands.ts";
import { serveCommands } from "./db/serve-commands.ts";

await serveCommands(commands);
