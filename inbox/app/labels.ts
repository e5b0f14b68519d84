import { areas } from "#content/areas.ts";
import { plans, quotedPrice } from "#content/plans.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { isCommercial } from "#domain/booking/call-first.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { bookedPrice } from "#domain/booking/prices.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { withoutBidiControls } from "#domain/typed/visible-text.ts";

/** The button that gives a booking this status. */
export const stepWords: Readonly<Record<BookingStatus, string>> = {
  pending: "Not spam",
  contacted: "Bring back",
  scheduled: "Visit booked",
  active: "Became a customer",
  declined: "Not interested",
  spam: "Spam",
};

export const areaName = (slug: string | null): string =>
  areas.find((area) => area.slug === slug)?.name ?? (slug || "Outside our area");

/** The neighborhood of a booking; somebody who called may not have said where they live. */
export const placeName = ({ area, zipCode }: Pick<Booking, "area" | "zipCode">): string =>
  area === null && zipCode === "" ? "No address yet" : areaName(area);

/** A name with at most six marks on a letter (Tibetan has five): more would cover the lines around it. */
export const plainName = (name: string): string =>
  withoutBidiControls(name)
    .replace(/(\p{M}{6})\p{M}+/gu, "$1")
    .trim();

export const nameOf = ({ firstName, lastName }: Pick<Booking, "firstName" | "lastName">): string =>
  plainName(`${firstName} ${lastName}`) || "Erased booking";

/** The first name, to refer to somebody; else the whole name. */
export const callName = (booking: Pick<Booking, "firstName" | "lastName">): string =>
  plainName(booking.firstName) || nameOf(booking);

/** "3 dogs"; another number is shown as stored. */
export function dogLine({ numDogs }: Pick<Booking, "numDogs">): string {
  const dogs = dogCounts.find((count) => count === numDogs);
  return dogs ? dogCountLabel(dogs).toLowerCase() : numDogs;
}

type Planned = Pick<Booking, "serviceType" | "numDogs" | "chosenPlan">;
type Priced = Planned & Pick<Booking, "page" | "price" | "quotedPerVisit">;

/** What was agreed on with a customer, else what was booked. */
const planOf = ({ chosenPlan, serviceType }: Planned) => chosenPlan ?? serviceType;

/** Undefined also for a customer on another plan than the one that was quoted. */
const pricesOf = (booking: Priced) =>
  planOf(booking) === booking.serviceType ? bookedPrice(booking) : undefined;

export const planOptions = plans.map(({ serviceType, label }) => ({ value: serviceType, label }));
export const areaOptions = areas.map(({ slug, name }) => ({ value: slug, label: name }));

/** A plan that is no longer offered is shown as stored. */
export const planName = (key: string | null): string =>
  plans.find(({ serviceType }) => serviceType === key)?.label ?? key ?? "Not known";

/** "Weekly · 3 dogs" */
export const planLine = (booking: Planned): string =>
  [planName(planOf(booking)), dogLine(booking)].filter(Boolean).join(" · ");

/** "$28 a visit", "from $32 a visit", "By quote", or what else was agreed on; empty for an unknown plan. */
export function visitPrice(booking: Priced): string {
  if (isCommercial(booking)) return quotedPrice;
  const prices = pricesOf(booking);
  return prices ? `${prices.from}${prices.perVisit} a visit` : (booking.price ?? "");
}

/** "$28 a visit, about $121 a month". */
export function quoteLine(booking: Priced): string {
  if (isCommercial(booking)) return quotedPrice;
  const prices = pricesOf(booking);
  return prices ? `${visitPrice(booking)}, ${prices.month}` : "";
}

/** "1 booking", "1,200 bookings". */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In whole percent, rounded down so that only all is 100. */
export const sharePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100);
