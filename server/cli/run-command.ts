import { parseArgs } from "node:util";
import { bookingCommands } from "./bookings.ts";
import { dataCommands } from "./data.ts";
import { userCommands } from "./users.ts";

const commands = new Map(Object.entries({ ...bookingCommands, ...dataCommands, ...userCommands }));

/** A release has a command of its own for them. */
const call = import.meta.url.endsWith(".ts") ? "npm run -s owner --" : "scoopdale";

const usage = [
  `Usage: ${call} COMMAND`,
  ...[...commands].map(([name, { argument, flags, does }]) => {
    const parts = [name, argument, flags].filter((part) => part !== undefined);
    return [`  ${parts.join(" ")}`, ...does.map((line) => `    ${line}`)].join("\n");
  }),
].join("\n\n");

async function run([name = "", ...args]: readonly string[]): Promise<void> {
  if (name === "help" || name === "--help") return console.info(usage);
  const command = commands.get(name);
  if (!command) throw new Error(usage);
  const { options = {}, argument: wanted } = command;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length !== (wanted ? 1 : 0) || positionals.includes("")) throw new Error(usage);
  const [argument = ""] = positionals;
  await command.run({ argument, options: values });
}

/** Runs one of the owner's commands, and prints why if it fails. @returns the exit code */
export async function runCommand(args: readonly string[]): Promise<0 | 1> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
