import { addCommand } from "./add-command.ts";
import { backupCommand } from "./backup-command.ts";
import { bookingsCommand } from "./bookings-command.ts";
import { clockCommand } from "./clock-command.ts";
import { type OwnerCommand, UsageError } from "./command.ts";
import { exportCommand } from "./export-command.ts";
import { passwordCommand } from "./password-command.ts";
import { removeCommand } from "./remove-command.ts";
import { restoreCommand } from "./restore-command.ts";

const commands = new Map<string, OwnerCommand>([
  ["bookings", bookingsCommand],
  ["export", exportCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
  ["add", addCommand],
  ["password", passwordCommand],
  ["remove", removeCommand],
  ["clock", clockCommand],
]);

const indent = " ".repeat(4);

const usage = [
  "Usage: npm run owner -- COMMAND",
  ...[...commands].map(([name, { takes, does }]) =>
    [`  ${name} ${takes}`, ...does.map((line) => indent + line)].join("\n"),
  ),
].join("\n\n");

// Names, addresses and telephone numbers: nobody else on the machine reads the files.
process.umask(0o077);
// Whoever reads the list ("head") may stop before its end.
process.stdout.on("error", () => process.exit());

try {
  const [name = "", ...args] = process.argv.slice(2);
  const command = commands.get(name);
  if (!command) throw new UsageError();
  await command.run(args);
} catch (error) {
  if (error instanceof UsageError) console.error(usage);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
