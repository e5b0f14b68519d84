import { addDays } from "#domain/days.ts";

/** The Sunday with which a day's week begins, as calendars in the United States show it. */
export const sundayOf = (day: string): string => addDays(day, -new Date(day).getUTCDay());
