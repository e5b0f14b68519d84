/** A message's columns under the names of the API. */
export const messageColumns = [
  "messages.id",
  "messages.kind",
  "messages.booking_id as bookingId",
  "messages.state",
  "messages.attempts",
  "messages.created_at as createdAt",
  "messages.next_at as nextAt",
  "messages.sent_at as sentAt",
  "messages.error",
] as const;
