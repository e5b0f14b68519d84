import { readEnv } from "#env";
import { readNewestVersion } from "#server/website/newest-version.ts";

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);
// A reader of the output, such as "head", may stop before its end.
process.stdout.on("error", () => process.exit());

try {
  const env = readEnv((mistakes) => {
    throw new Error(mistakes);
  });
  // Content takes its changes when it is loaded.
  globalThis.ownContent = JSON.stringify((await readNewestVersion(env)).changes);
} catch {
  // Commands that need the environment say what is wrong with it.
}
const { runCommand } = await import("./run-command.ts");
process.exitCode = await runCommand(process.argv.slice(2));
