/** What can become of a booking, in the order of a good one's way. New ones are pending. */
export const statuses = [
  "pending",
  "contacted",
  "scheduled",
  "active",
  "declined",
  "spam",
] as const;
export type BookingStatus = (typeof statuses)[number];

const next: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ["contacted", "declined", "spam"],
  contacted: ["scheduled", "declined", "spam"],
  scheduled: ["active", "declined"],
  active: ["declined"],
  // Who said no may come back, and what looked like spam may be a person.
  declined: ["contacted"],
  spam: ["pending"],
};

/** What a booking can become, the usual step first. */
export const nextStatuses = (from: BookingStatus): readonly BookingStatus[] => next[from];

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  next[from].includes(to);
