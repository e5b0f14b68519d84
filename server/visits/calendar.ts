import { createHmac } from "node:crypto";
import { calendarWords } from "#content/route-plan.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { addDays } from "#domain/days.ts";
import { plainFirstName } from "#domain/typed/visible-text.ts";
import { selectVisits } from "#server/bookings/select-visits.ts";
import { defineCommand } from "#server/db/command.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { FeedVisit } from "#server/messages/ics.ts";

const feedSetting = "calendar_feed";

/** The number that the feed's address is computed from; null without a feed. */
export const readFeed = defineCommand({
  name: "readFeed",
  kind: "read",
  async run(db, _input: undefined): Promise<string | null> {
    return (await readSetting(db, feedSetting)) ?? null;
  },
});

/** A new number ends the previous address. */
export const writeFeed = defineCommand({
  name: "writeFeed",
  kind: "write",
  async run(db, { number }: { readonly number: string }): Promise<string> {
    await writeSetting(db, feedSetting, number);
    return number;
  },
});

/** Computed from the secret that signs the cookies, so that a backup opens no calendar. */
export const feedToken = (secret: string, number: string): string =>
  createHmac("sha256", secret).update(`calendar feed ${number}`).digest("base64url");

const daysBack = 60;

export const listFeed = defineCommand({
  name: "listFeed",
  kind: "read",
  async run(db, { today }: { readonly today: string }): Promise<FeedVisit[]> {
    const rows = await selectVisits(db)
      .innerJoin("bookings", "bookings.id", "visits.booking_id")
      .select(["visits.uid", "bookings.first_name as firstName", "bookings.area"])
      .where("visits.day", ">=", addDays(today, -daysBack))
      .orderBy("visits.day")
      .orderBy("visits.starts")
      .execute();
    return rows.map(({ firstName, area, ...visit }) => {
      const parts = [plainFirstName(firstName) ?? calendarWords.inCalendar, areaBySlug(area)?.name];
      return { ...visit, summary: parts.filter(Boolean).join(", ") };
    });
  },
});
