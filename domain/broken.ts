import { alarmWords } from "#content/alarms.ts";

/** What keeps the program from its work. The rest goes on: every booking is stored and shown. */
export const brokenNames = [
  "mail",
  "mailServer",
  "notifications",
  "webhooks",
  "backup",
  "offsite",
  "disk",
  "database",
  "clock",
] as const;
export type BrokenName = (typeof brokenNames)[number];

/** "This is broken: email does not go out; the disk is nearly full." */
export const brokenLine = (names: readonly BrokenName[]): string =>
  `${alarmWords.broken} ${names.map((name) => alarmWords.causes[name]).join("; ")}.`;
