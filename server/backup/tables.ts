/** What a backup holds, in an order in which nothing points to what is not there yet. */
export const copied = [
  { name: "users", order: "id" },
  { name: "bookings", order: "seq" },
  { name: "booking_events", order: "seq" },
  { name: "booking_requests", order: "key" },
  { name: "messages", order: "id" },
  { name: "settings", order: "key" },
] as const;
export type CopiedTable = (typeof copied)[number];

/** What a backup leaves out: who finds one cannot take a session over, and the rest is of the moment. */
export const leftOut = [
  "sessions",
  "sign_in_failures",
  "request_counts",
  "confirmation_counts",
] as const;
