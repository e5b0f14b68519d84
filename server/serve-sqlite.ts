import "./commands.ts";

export { serveCommands } from "./db/serve-commands.ts";
