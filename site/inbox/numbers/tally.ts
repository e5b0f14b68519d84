import type { Numbers } from "#domain/api/numbers.ts";

/** How many bookings belong to a neighborhood, a page or a plan; a null key holds what belongs to none. */
export type Tally = Numbers["areas"][number];
