import type { RoutePlanSample, VisitWindow } from "./shapes.ts";

const central = ["Monday", "Thursday"] as const;
const north = ["Tuesday", "Friday"] as const;
const northwest = ["Wednesday", "Saturday"] as const;

/**
 * A sample, so that a new installation can schedule visits: near neighbors share their days. The owner's plan replaces
 * it in the inbox, under Settings; `npm run golive` asks for it.
 */
export const samplePlan = {
  areas: {
    "old-town-scottsdale": central,
    "south-scottsdale": central,
    "mccormick-ranch": central,
    "gainey-ranch": central,
    "scottsdale-ranch": central,
    kierland: central,
    "paradise-valley-village": central,
    "north-scottsdale": north,
    "dc-ranch": north,
    grayhawk: north,
    "pinnacle-peak": north,
    troon: north,
    "desert-ridge": north,
    "cave-creek": north,
    "tatum-ranch": north,
    "moon-valley": northwest,
    "deer-valley": northwest,
    norterra: northwest,
    "happy-valley": northwest,
    tramonto: northwest,
    anthem: northwest,
    "desert-hills": northwest,
  },
  /** Places on each day. A day that is missing has none. */
  capacity: { Monday: 8, Tuesday: 8, Wednesday: 8, Thursday: 8, Friday: 8, Saturday: 8 },
} as const satisfies RoutePlanSample;

/** The parts of a day that a visit can be promised for. */
export const visitWindows = {
  morning: { label: "Morning", starts: "07:00", ends: "11:00" },
  midday: { label: "Midday", starts: "11:00", ends: "15:00" },
  afternoon: { label: "Afternoon", starts: "15:00", ends: "18:00" },
} as const satisfies Record<string, VisitWindow>;

export const visitWords = {
  /** The reason for a day off if the owner gave none. */
  dayOff: "Day off",
  /** In the owner's calendar, if the first name is not plain or was erased. */
  inCalendar: "Visit",
} as const;
