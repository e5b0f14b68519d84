import type { VisitWindow } from "./schemas.ts";
import type { Weekday } from "./weekdays.ts";

/**
 * A sample, so that a new installation can schedule visits: places on each weekday; one that is missing has none. The
 * route days are in `areas.ts`. The owner's plan replaces both in the inbox, under Website; `npm run golive` asks for
 * it.
 */
export const sampleCapacity: Readonly<Partial<Record<Weekday, number>>> = {
  Monday: 8,
  Tuesday: 8,
  Wednesday: 8,
  Thursday: 8,
  Friday: 8,
  Saturday: 8,
};

/**
 * The parts of a day that a visit can be promised for. In hot months (from `hotFrom` in `climate.ts` on) nobody works
 * in the heat of the day.
 */
export const visitWindows = {
  usual: {
    morning: { label: "Morning", starts: "07:00", ends: "11:00" },
    midday: { label: "Midday", starts: "11:00", ends: "15:00" },
    afternoon: { label: "Afternoon", starts: "15:00", ends: "18:00" },
  },
  hot: {
    morning: { label: "First light", starts: null, ends: "09:00" },
    midday: { label: "Morning", starts: "09:00", ends: "11:00" },
  },
} as const satisfies Record<string, Record<string, VisitWindow>>;

export const calendarWords = {
  /** The reason for a day off if the owner gave none. */
  dayOff: "Day off",
  /** In the owner's calendar, if the first name is not plain or was erased. */
  inCalendar: "Visit",
  asked: "Asked: ",
  canceled: "Canceled: ",
} as const;
