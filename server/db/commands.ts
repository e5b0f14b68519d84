import type { Kysely } from "kysely";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { beat } from "#server/health/beat.ts";
import { addUser } from "#server/owner/add-user.ts";
import { countUsers } from "#server/owner/count-users.ts";
import type { Database } from "./schema.ts";

/** They change nothing: on SQLite a thread of their own answers them, so that no booking waits for a long list. */
const reads = { listBookings, countUsers };
/** They return after their commit has reached the disk. */
const writes = { storeBooking, addUser, beat };

/** Everything that the program asks of its database. Inputs and outputs are plain data: they cross threads. */
const commands = { ...reads, ...writes };

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

export const isRead = (name: CommandName): boolean => name in reads;

/** Runs one command. Call it inside a transaction: a command that fails must leave nothing behind. */
export const execute = <Name extends CommandName>(
  db: Kysely<Database>,
  command: Command<Name>,
): Promise<Output<Name>> => table[command.name](db, command.input);
