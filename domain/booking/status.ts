/** In the order that a good booking takes, from pending on. */
export const statuses = [
  "pending",
  "contacted",
  "scheduled",
  "active",
  "declined",
  "spam",
] as const;
export type BookingStatus = (typeof statuses)[number];

/** As the owner reads them. */
export const statusWords: Readonly<Record<BookingStatus, string>> = {
  pending: "New",
  contacted: "Reached",
  scheduled: "Visit booked",
  active: "Customer",
  declined: "Not interested",
  spam: "Spam",
};

/** Somebody who was a customer has stopped. */
export const statusWord = ({
  status,
  chosenPlan,
}: {
  readonly status: BookingStatus;
  readonly chosenPlan: string | null;
}): string => (status === "declined" && chosenPlan !== null ? "Stopped" : statusWords[status]);

const next: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ["contacted", "declined", "spam"],
  contacted: ["scheduled", "declined", "spam"],
  scheduled: ["active", "declined"],
  active: ["declined"],
  // People who declined may come back, and a person's booking may look like spam.
  declined: ["contacted"],
  spam: ["pending"],
};

/** The usual step comes first. */
export const nextStatuses = (from: BookingStatus): readonly BookingStatus[] => next[from];

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  next[from].includes(to);
