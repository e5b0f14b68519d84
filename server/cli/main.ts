import { parseArgs } from "node:util";
import { backupCommand, restoreCommand } from "./backup.ts";
import { bookingsCommand, exportCommand } from "./bookings.ts";
import { clockCommand } from "./clock.ts";
import type { OwnerCommand } from "./command.ts";
import { gateKeyCommand } from "./gate-key.ts";
import {
  addCommand,
  passkeysCommand,
  passwordCommand,
  peopleCommand,
  removeCommand,
  roleCommand,
} from "./users.ts";

const commands = new Map<string, OwnerCommand>([
  ["bookings", bookingsCommand],
  ["export", exportCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
  ["people", peopleCommand],
  ["add", addCommand],
  ["role", roleCommand],
  ["password", passwordCommand],
  ["passkeys", passkeysCommand],
  ["remove", removeCommand],
  ["clock", clockCommand],
  ["gate-key", gateKeyCommand],
]);

const usage = [
  "Usage: npm run owner -- COMMAND",
  ...[...commands].map(([name, { takes, does }]) =>
    [`  ${name} ${takes}`, ...does.map((line) => `    ${line}`)].join("\n"),
  ),
].join("\n\n");

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);
// A reader of the list, such as "head", may stop before its end.
process.stdout.on("error", () => process.exit());

async function run([name = "", ...args]: readonly string[]): Promise<void> {
  const command = commands.get(name);
  if (!command) throw new Error(usage);
  const { options = {}, argumentCount } = command;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [argument = ""] = positionals;
  const fits = positionals.length === argumentCount && (argumentCount === 0 || argument !== "");
  if (!fits) throw new Error(usage);
  await command.run({ argument, options: values });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
