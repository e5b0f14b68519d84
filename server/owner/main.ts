import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { type BookingStatus, statuses } from "#domain/booking-status.ts";
import { readEnv } from "#env";
import { openStore } from "#server/db/store.ts";
import { askPassword } from "./ask-password.ts";
import { hashPassword } from "./hash-password.ts";
import { printBookings } from "./print-bookings.ts";

const usage = `Usage: npm run owner -- COMMAND

  bookings [--status STATUS] [--json]   print the bookings, the newest first
                                        (npm run -s: nothing but the JSON is printed)
  add NAME                              add somebody who may see the bookings`;

// Names, addresses and telephone numbers: nobody else on the machine reads the files.
process.umask(0o077);
// Whoever reads the list ("head") may stop before its end.
process.stdout.on("error", () => process.exit());

/** What a name can be: printable, without blanks around it. */
const isName = (name: string) => /^\S(.{0,98}\S)?$/u.test(name) && !/\p{Cc}/u.test(name);

async function add(name: string) {
  if (!isName(name))
    throw new Error("A name has 1 to 100 printable characters, no blanks around it.");
  const password = await hashPassword(await askPassword());
  const store = await openStore(readEnv());
  const added = await store
    .run({ name: "addUser", input: { id: randomUUID(), username: name, password } })
    .finally(() => store.close());
  if (!added) throw new Error(`There is a user named ${name} already.`);
  console.info(`Added ${name}.`);
}

function statusOf(text: string | undefined): BookingStatus | undefined {
  const status = statuses.find((known) => known === text);
  if (text === undefined || status) return status;
  throw new Error(`A status is one of ${statuses.join(", ")}.`);
}

async function bookings(options: {
  readonly json: boolean;
  readonly status: BookingStatus | undefined;
}) {
  const store = await openStore(readEnv());
  await printBookings(store, options, console.info).finally(() => store.close());
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, status: { type: "string" } },
  });
  const [command, name, ...rest] = positionals;
  if (command === "bookings" && name === undefined)
    await bookings({ json: values.json, status: statusOf(values.status) });
  else if (command === "add" && name && rest.length === 0) await add(name);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
