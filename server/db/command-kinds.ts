import type { CommandName } from "./commands.ts";

// Names alone: whoever only hands commands on need not load what runs them, and the query builder with it.
const counts: readonly CommandName[] = ["countNumbers"];
const reads: readonly CommandName[] = [
  "findMessage",
  "findOldestWaiting",
  "listMessages",
  "firstKeptBooking",
  "previewRetention",
  "countSummary",
  "listBookings",
  "readBooking",
  "readNotes",
];
const lookups: readonly CommandName[] = [
  "countUsers",
  "findUser",
  "listUsers",
  "readClock",
  "readRetention",
  "readSession",
];

/**
 * Which of SQLite's threads answers a command, so that no booking waits for a long list, and no list for counting all
 * there is, which takes seconds once there are a million bookings. What is looked up by its key costs the thread that
 * writes nothing, and starts no other.
 */
export function threadOf(name: CommandName): "counts" | "reads" | "writes" {
  if (counts.includes(name)) return "counts";
  return reads.includes(name) ? "reads" : "writes";
}

/** True for commands that change nothing. The others return after their commit has reached the disk. */
export const isRead = (name: CommandName): boolean =>
  lookups.includes(name) || threadOf(name) !== "writes";
