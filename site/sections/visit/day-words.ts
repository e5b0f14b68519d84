import { shortDayWords } from "#domain/business-clock/visits.ts";

/** "Tue Nov 24". */
export const dayWords = (day: string): string => shortDayWords(day).replace(",", "");
