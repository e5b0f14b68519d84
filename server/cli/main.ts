import { runCommand } from "./run-command.ts";

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);
// A reader of the output, such as "head", may stop before its end.
process.stdout.on("error", () => process.exit());

process.exitCode = await runCommand(process.argv.slice(2));
