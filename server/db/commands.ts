import type { Kysely } from "kysely";
import { addNote } from "#server/bookings/add-note.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { forgetOldKeys } from "#server/bookings/claim-key.ts";
import { joinBooking } from "#server/bookings/join-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { storeBooking, storeBookings } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import { checkClock, confirmClock, readClock } from "#server/care/clock-mark.ts";
import { eraseBooking } from "#server/care/erase-booking.ts";
import { eraseSomeExpired } from "#server/care/erase-some-expired.ts";
import { firstKeptBooking } from "#server/care/first-kept-booking.ts";
import { previewRetention } from "#server/care/preview-retention.ts";
import { readNotes } from "#server/care/read-notes.ts";
import { readRetention, writeRetention } from "#server/care/retention-setting.ts";
import { beat } from "#server/health/beat.ts";
import { countRequest } from "#server/limits/count-request.ts";
import { claimMessages } from "#server/mail/claim-messages.ts";
import { findMessage } from "#server/mail/find-message.ts";
import { findOldestWaiting } from "#server/mail/find-oldest-waiting.ts";
import { listMessages } from "#server/mail/list-messages.ts";
import { oweReminders } from "#server/mail/owe-reminders.ts";
import { sendAgain } from "#server/mail/send-again.ts";
import { settleMessage } from "#server/mail/settle-message.ts";
import { countNumbers } from "#server/numbers/count-numbers.ts";
import { countSummary } from "#server/numbers/count-summary.ts";
import { addUser } from "#server/owner/add-user.ts";
import { countUsers } from "#server/owner/count-users.ts";
import { removeUser } from "#server/owner/remove-user.ts";
import { changePassword } from "#server/session/change-password.ts";
import { deleteSession } from "#server/session/delete-session.ts";
import { deleteSessionsOf } from "#server/session/delete-sessions-of.ts";
import { findUser } from "#server/session/find-user.ts";
import { forgiveTries } from "#server/session/forgive-tries.ts";
import { keepSecret } from "#server/session/keep-secret.ts";
import { listUsers } from "#server/session/list-users.ts";
import { readSession } from "#server/session/read-session.ts";
import { startTry } from "#server/session/start-try.ts";
import { sweepSessions } from "#server/session/sweep-sessions.ts";
import { writeSession } from "#server/session/write-session.ts";
import type { Database } from "./schema.ts";

/** Everything that the program asks of its database. Inputs and outputs are plain data: they cross threads. */
const commands = {
  addNote,
  addUser,
  beat,
  changePassword,
  changeStatus,
  checkClock,
  claimMessages,
  confirmClock,
  countNumbers,
  countRequest,
  countSummary,
  countUsers,
  deleteSession,
  deleteSessionsOf,
  eraseBooking,
  eraseSomeExpired,
  findMessage,
  findOldestWaiting,
  findUser,
  firstKeptBooking,
  forgetOldKeys,
  forgiveTries,
  joinBooking,
  keepSecret,
  listBookings,
  listMessages,
  listUsers,
  oweReminders,
  previewRetention,
  readBooking,
  readClock,
  readNotes,
  readRetention,
  readSession,
  removeUser,
  sendAgain,
  settleMessage,
  startTry,
  storeBooking,
  sweepSessions,
  undo,
  writeRetention,
  writeSession,
};

type Commands = typeof commands;
export type CommandName = keyof Commands;
export type Input<Name extends CommandName> = Parameters<Commands[Name]>[1];
export type Output<Name extends CommandName> = Awaited<ReturnType<Commands[Name]>>;
export type Command<Name extends CommandName = CommandName> = {
  [Key in Name]: { readonly name: Key; readonly input: Input<Key> };
}[Name];

/** The same functions, typed so that a name and its own input belong together. */
const table: {
  [Name in CommandName]: (db: Kysely<Database>, input: Input<Name>) => Promise<Output<Name>>;
} = commands;

/** Runs one command. Call it inside a transaction: a command that fails must leave nothing behind. */
export const execute = <Name extends CommandName>(
  db: Kysely<Database>,
  command: Command<Name>,
): Promise<Output<Name>> => table[command.name](db, command.input);

/**
 * Runs commands that nobody has ordered, as one: bookings that arrive together are stored together.
 * @returns their outputs, in the commands' order. Call it inside a transaction: it fails when one of them fails.
 */
export async function executeAll(
  db: Kysely<Database>,
  commands: readonly Command[],
): Promise<unknown[]> {
  const bookings = commands.filter((command) => command.name === "storeBooking");
  const stored = await storeBookings(
    db,
    bookings.map(({ input }) => input),
  );
  const outputs = new Map<Command, unknown>(
    bookings.map((command, index) => [command, stored[index]]),
  );
  for (const command of commands)
    if (!outputs.has(command)) outputs.set(command, await execute(db, command));
  return commands.map((command) => outputs.get(command));
}
