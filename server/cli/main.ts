import { parseArgs } from "node:util";
import { bookingCommands } from "./bookings.ts";
import { dataCommands } from "./data.ts";
import { userCommands } from "./users.ts";

const commands = new Map(Object.entries({ ...bookingCommands, ...dataCommands, ...userCommands }));

const usage = [
  "Usage: npm run owner -- COMMAND",
  ...[...commands].map(([name, { argument, flags, does }]) => {
    const call = [name, argument, flags].filter((part) => part !== undefined).join(" ");
    return [`  ${call}`, ...does.map((line) => `    ${line}`)].join("\n");
  }),
].join("\n\n");

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);
// A reader of the output, such as "head", may stop before its end.
process.stdout.on("error", () => process.exit());

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

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
