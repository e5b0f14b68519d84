import { visitWords } from "#content/visit-page.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { isCommercial, waitsForCall } from "#domain/booking/call-first.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { isReminded, somebodyComes } from "#domain/business-clock/reminders.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { VisitPageProps, VisitState } from "#domain/pages/page-props.ts";
import { confirmBy } from "#domain/tasks/reasons.ts";
import { plainFirstName } from "#domain/typed/visible-text.ts";
import { seenOf } from "./forms.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";

export interface PageExtras {
  /** What the visitor should know first: their day is full, or something has changed. */
  readonly notice?: string | undefined;
  readonly isCancelAsked?: boolean | undefined;
  readonly notMe?: VisitPageProps["notMe"];
  /** The form that has just been saved. */
  readonly saved?: string | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

function stateOf({ booking, visit }: LinkedBooking, today: string): VisitState {
  if (booking.status === "declined") return "canceled";
  if (!visit || visit.state === "cancelled") return "choose";
  if (visit.state === "asked") return "asked";
  if (visit.state === "no-access") return "missed";
  return visit.state === "booked" && today <= visit.day ? "booked" : "over";
}

const hidden = "••••";

const firstLetter = (text: string) => (text === "" ? "" : `${[...text][0] ?? ""}${hidden}`);

/** "a••••@e••••.com": enough for its owner, too little for anybody else. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email === "" ? "" : hidden;
  const end = email.slice(email.lastIndexOf("."));
  return `${firstLetter(email.slice(0, at))}@${firstLetter(email.slice(at + 1))}${end}`;
}

const masked = ({ firstName, lastName, email, phone, address, city, zipCode }: Booking) => ({
  firstName: firstLetter(firstName),
  lastName: firstLetter(lastName),
  email: maskEmail(email),
  phone: phone === "" ? "" : `${hidden} ${phone.replace(/\D/g, "").slice(-2)}`,
  address: firstLetter(address),
  city,
  zipCode: zipCode === "" ? "" : `${zipCode.slice(0, 2)}${hidden}`,
});

const savedWords = new Map<string | undefined, string>(Object.entries(visitWords.saved));

/** Undefined for a form that is not on the page. */
function saidAbout(act: string | undefined): VisitPageProps["said"] {
  const text = savedWords.get(act);
  return act === undefined || text === undefined ? undefined : { act, text };
}

/** What one visitor's page shows. */
export function visitPageOf(
  linked: LinkedBooking,
  {
    now,
    canSeal,
    notice,
    isCancelAsked = false,
    notMe,
    typed = {},
    errors = {},
    saved,
  }: PageExtras & { readonly now: Date; readonly canSeal: boolean },
): VisitPageProps {
  const { booking, visit, days, daysOff, isErasureRequested } = linked;
  const today = phoenixDay(now);
  const state = stateOf(linked, today);
  const promised = callBy(new Date(booking.createdAt), daysOff);
  const confirm = confirmBy(linked, linked);
  const firstOpen = days.find(({ isFull }) => !isFull);
  return {
    state,
    firstName: plainFirstName(booking.firstName),
    now: now.toISOString(),
    replyBy: booking.status === "pending" && now < promised ? promised.toISOString() : undefined,
    numDogs: booking.numDogs,
    serviceType: booking.serviceType,
    quotedPerVisit: booking.quotedPerVisit,
    reachBy: booking.reachBy,
    place: areaBySlug(booking.area)?.name ?? booking.city,
    isCommercial: isCommercial(booking),
    callFirst: waitsForCall(booking),
    masked: masked(booking),
    hasEmail: booking.email !== "",
    visit,
    confirmBy: confirm && now < confirm ? confirm.toISOString() : undefined,
    isUndecided: state === "booked" && visit !== null && !somebodyComes(visit, daysOff),
    isReminded: visit !== null && isReminded(visit, daysOff),
    isToday: state === "booked" && visit?.day === today,
    isDone: visit?.state === "done",
    days,
    chosenDay: state === "choose" ? firstOpen?.day : visit?.day,
    takesGateNotes: canSeal,
    isErasureRequested,
    notMe,
    isCancelAsked: isCancelAsked || typed["act"] === "cancel",
    seen: seenOf(linked),
    notice,
    said: saidAbout(saved),
    sentAct: typed["act"],
    texts: { specialRequests: (linked.isMailed && booking.specialRequests) || "", ...typed },
    errors,
  };
}
