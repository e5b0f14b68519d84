import { type ParseArgsConfig, parseArgs } from "node:util";
import { isOneSlip } from "#domain/typed/one-slip.ts";
import { bookingCommands } from "./bookings.ts";
import { checkCommands, dataCommands } from "./data.ts";
import { nightlyCommands } from "./nightly.ts";
import type { OwnerCommand } from "./owner-command.ts";
import { userCommands } from "./users.ts";
import { websiteCommands } from "./website.ts";

type Commands = Readonly<Record<string, OwnerCommand>>;

export const ownerCommands: Commands = {
  ...bookingCommands,
  ...dataCommands,
  ...checkCommands,
  ...nightlyCommands,
  ...userCommands,
  ...websiteCommands,
};

/** A release has a command of its own for them. */
const call = import.meta.url.endsWith(".ts") ? "npm run -s owner --" : "scoopdale";

function helpOf(name: string, { argument, flags, does }: OwnerCommand): string {
  const parts = [name, argument, flags].filter((part) => part !== undefined);
  return [`  ${parts.join(" ")}`, ...does.map((line) => `    ${line}`)].join("\n");
}

function parse(args: readonly string[], { argument: wanted, options = {} }: OwnerCommand) {
  const config = { args: [...args], allowPositionals: true, options } satisfies ParseArgsConfig;
  const { values, positionals } = parseArgs(config);
  if (positionals.length < (wanted ? 1 : 0) || positionals.includes(""))
    throw new Error(`${wanted} is missing.`);
  if (positionals.length > (wanted ? 1 : 0))
    throw new Error(`There is no place for ${positionals.at(-1)}.`);
  return { argument: positionals[0] ?? "", options: values };
}

async function run([name = "", ...args]: readonly string[], commands: Commands): Promise<void> {
  const all = Object.entries(commands);
  const known = all.map(([each, command]) => helpOf(each, command));
  const usage = [`Usage: ${call} COMMAND`, ...known].join("\n\n");
  if (name === "help" || name === "--help") return console.info(usage);
  if (name === "") throw new Error(usage);
  const command = commands[name];
  if (!command) {
    const help = all
      .filter(([each]) => isOneSlip(name, each))
      .map(([each, found]) => helpOf(each, found));
    const wrong = `There is no command ${name}.${help.length > 0 ? "" : ` See: ${call} help`}`;
    throw new Error([wrong, ...help].join("\n\n"));
  }
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args, command);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, helpOf(name, command)].join("\n\n"), { cause: error });
  }
  await command.run(given);
}

/** Runs one of the commands, and prints why if it fails. @returns the exit code */
export async function runCommand(
  args: readonly string[],
  commands: Commands = ownerCommands,
): Promise<0 | 1> {
  try {
    await run(args, commands);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
