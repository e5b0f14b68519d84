import { isDaytime } from "#domain/business-clock/office.ts";
import type { Store } from "./db/store.ts";
import { enqueueReminders } from "./messages/enqueue-reminders.ts";
import { readClock } from "./privacy/clock-mark.ts";
import { enqueueNews } from "./visitor/enqueue-news.ts";
import { releaseHolds } from "./visitor/release-holds.ts";
import { enqueueVisitReminders } from "./visits/enqueue-visit-mails.ts";

/**
 * Enqueues what the clock makes due. At night and with an untrusted clock no held day is released. The list of tasks takes
 * tens of milliseconds, so under load it is read once a minute.
 */
export function enqueueDue(store: Pick<Store, "run">) {
  let remindedIn = "";
  return async (now: string): Promise<void> => {
    const minute = now.slice(0, "2026-11-24T08:00".length);
    if (minute !== remindedIn) await store.run(enqueueReminders, { now });
    remindedIn = minute;
    await store.run(enqueueVisitReminders, { now });
    const clock = await store.run(readClock, { now });
    // Visitors get an email about it.
    const isHumane = isDaytime(new Date(now));
    if (clock.isTrusted && isHumane) await store.run(releaseHolds, { now });
    await store.run(enqueueNews, { now });
  };
}
