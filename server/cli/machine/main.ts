import { ownerCommands, runCommand } from "#server/cli/run-command.ts";
import { owner } from "./machine.ts";
import { machineCommands } from "./settings.ts";

process.umask(0o022);
// What is interrupted ends as if it had failed: the site is never left stopped.
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => {});

const args = process.argv.slice(2);
const [name = ""] = args;
const { swap: _, ...owners } = ownerCommands;
process.exitCode =
  Object.hasOwn(owners, name) && !Object.hasOwn(machineCommands, name)
    ? (await owner(args, { isPrinted: true })).status
    : await runCommand(args, { ...owners, ...machineCommands });
