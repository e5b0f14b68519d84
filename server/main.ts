import { readEnv } from "#env";
import { printFailure } from "./log-lines.ts";
import { prepareStart } from "./website/prepare-start.ts";

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);

try {
  const env = readEnv((mistakes) => {
    throw new Error(mistakes);
  });
  const prepared = await prepareStart(env);
  // Content takes its changes when it is loaded.
  globalThis.ownContent = JSON.stringify(prepared.changes);
  const { serve } = await import("./serve.ts");
  await serve(env, prepared);
} catch (error) {
  printFailure(error, process.stderr);
  process.exit(1);
}
