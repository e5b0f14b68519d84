import * as z from "zod/mini";
import { plans } from "#content/plans.ts";
import { openHours } from "#content/schemas.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { formatDayAndTime } from "#domain/dates.ts";

/** 5 PM on a Friday without a holiday. */
const friday = new Date("2026-08-15T00:00:00.000Z");

/** What follows from a value: "about $117 a month", or when a booking is answered. */
export function effectOf(thing: string, value: unknown): string | undefined {
  const plan = plans.find(({ serviceType }) => thing.startsWith(`plans.${serviceType}.`));
  if (plan && typeof value === "number") return priceWords(plan.serviceType, "1", value).month;
  const { data: week } = z.safeParse(z.array(openHours), thing === "hours" ? value : undefined);
  const answered = week && formatDayAndTime(callBy(friday, [], week));
  return answered && `A booking ${formatDayAndTime(friday)}, will be answered by ${answered}.`;
}
