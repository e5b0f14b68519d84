import { isAsked } from "#domain/business-clock/visits.ts";
import { fold, foldAddress } from "#domain/typed/fold.ts";
import { phoneDigits } from "#domain/typed/phones.ts";
import { bookingFields } from "./booking.ts";
import type { BookingField } from "./fields.ts";
import type { BookingStatus } from "./status.ts";

/** What a merge asks about. An address is kept or replaced as a whole. */
export const mergeQuestions = [
  "name",
  "email",
  "phone",
  "address",
  "dogs",
  "plan",
  "day",
  "requests",
] as const;
export type MergeQuestion = (typeof mergeQuestions)[number];

/** The question that decides about a field, and what makes two values of it the same. */
const fieldQuestions: Readonly<
  Record<BookingField, readonly [MergeQuestion, (value: string) => string]>
> = {
  firstName: ["name", fold],
  lastName: ["name", fold],
  email: ["email", (email) => email.toLowerCase()],
  phone: ["phone", (phone) => phoneDigits(phone).join()],
  address: ["address", foldAddress],
  city: ["address", foldAddress],
  state: ["address", foldAddress],
  zipCode: ["address", (zip) => zip.slice(0, 5)],
  neighborhood: ["address", fold],
  numDogs: ["dogs", fold],
  serviceType: ["plan", fold],
  serviceDate: ["day", fold],
  specialRequests: ["requests", fold],
  weekday: ["plan", fold],
  startsOn: ["plan", fold],
  price: ["plan", fold],
  quotedOn: ["plan", fold],
};

type Values = Readonly<Record<BookingField, string | null>>;

export interface Mergeable {
  readonly booking: Values & {
    readonly id: string;
    readonly createdAt: string;
    readonly status: BookingStatus;
  };
  readonly visit: { readonly state: string } | null;
}

export const hasVisitAhead = ({ visit }: Pick<Mergeable, "visit">): boolean =>
  visit !== null && (visit.state === "booked" || isAsked(visit));

/** Nothing moves in a merge, so a customer or a confirmed visit comes before a chosen day, and that before neither. */
function claimToStay(one: Mergeable): number {
  if (one.visit?.state === "booked" || one.booking.status === "active") return 2;
  return hasVisitAhead(one) ? 1 : 0;
}

function isNewer({ booking: one }: Mergeable, { booking: other }: Mergeable): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt;
  return one.id > other.id;
}

export interface Merge<Side extends Mergeable = Mergeable> {
  readonly survivor: Side;
  readonly closed: Side;
  readonly newest: Side;
}

/** Of two bookings of one person, the one with a visit ahead survives, else the newest. */
export function mergeOf<Side extends Mergeable>(one: Side, other: Side): Merge<Side> {
  const newest = isNewer(one, other) ? one : other;
  const difference = claimToStay(one) - claimToStay(other);
  const survivor = difference === 0 ? newest : difference > 0 ? one : other;
  return { survivor, closed: survivor === one ? other : one, newest };
}

/** The questions where both have a value and the two differ. */
export const differences = ({
  survivor: { booking: one },
  closed: { booking: other },
}: Merge): readonly MergeQuestion[] =>
  mergeQuestions.filter((question) =>
    bookingFields.some((field) => {
      const [decidedBy, same] = fieldQuestions[field];
      const [a, b] = [one[field], other[field]];
      return decidedBy === question && a && b && same(a) !== same(b);
    }),
  );

/** For each question that differs, the id of the booking whose values are kept; without an answer, the newest's. */
export type Kept = Readonly<Partial<Record<MergeQuestion, string>>>;

/** The fields of the survivor that change. An empty value never replaces one. */
export function mergedValues(
  merge: Merge,
  kept: Kept = {},
): Partial<Record<BookingField, string | null>> {
  const { survivor, closed, newest } = merge;
  const asked = differences(merge);
  const merged = bookingFields.map((field) => {
    const [question] = fieldQuestions[field];
    const isAsked = asked.includes(question);
    const isTaken = isAsked && (kept[question] ?? newest.booking.id) === closed.booking.id;
    const [first, second] = (isTaken ? [closed, survivor] : [survivor, closed]).map(
      ({ booking }) => booking[field],
    );
    // A neighborhood is that of its own address.
    const isWhole = isAsked && field === "neighborhood";
    return [field, (isWhole ? first : first || second) ?? null] as const;
  });
  return Object.fromEntries(merged.filter(([field, value]) => value !== survivor.booking[field]));
}
