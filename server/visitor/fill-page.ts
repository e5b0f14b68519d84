import { type CheerioAPI, load } from "cheerio/slim";
import { visitWindows } from "#content/route-plan.ts";
import { visitWords } from "#content/visit-page.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { formatDayAndTime, phoenixDay, unbroken } from "#domain/dates.ts";
import { plainFirstName } from "#domain/plain-name.ts";
import { priceWords } from "#domain/prices.ts";
import { replyBy } from "#domain/promise.ts";
import {
  hoursWords,
  shortDayWords,
  visitDayWords,
  visitWindowNames,
  writeSlot,
} from "#domain/visits.ts";
import { seenOf } from "./forms.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";

export interface PageExtras {
  /** What the visitor should know first: their day is full, or something has changed. */
  readonly notice?: string | undefined;
  readonly isCancelAsked?: boolean | undefined;
  /** The form that has just been saved. */
  readonly saved?: string | undefined;
  /** The form that was just sent as it was shown. */
  readonly unchanged?: string | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** "Tue Nov 24". */
const dayWords = (day: string) => shortDayWords(day).replace(",", "");

type PageState = "choose" | "held" | "booked" | "over" | "missed" | "canceled";

function stateOf({ booking, visit }: LinkedBooking, today: string): PageState {
  if (booking.status === "declined") return "canceled";
  if (!visit || visit.state === "cancelled") return "choose";
  if (visit.state === "held") return "held";
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

/** What the page shows about the person. Somebody else with the link learns no address, number or last name. */
const masked = ({ firstName, lastName, email, phone, address, city, zipCode }: Booking) => ({
  "masked-firstName": firstLetter(firstName),
  "masked-lastName": firstLetter(lastName),
  "masked-email": maskEmail(email),
  "masked-phone": phone === "" ? "" : `${hidden} ${phone.replace(/\D/g, "").slice(-2)}`,
  "masked-address": firstLetter(address),
  "masked-city": city,
  "masked-zipCode": zipCode === "" ? "" : `${zipCode.slice(0, 2)}${hidden}`,
});

function textsOf({ booking, visit }: LinkedBooking): Record<string, string> {
  const firstName = plainFirstName(booking.firstName);
  const plan = serviceTypes.find((one) => one === booking.serviceType) ?? "weekly";
  const dogs = dogCounts.find((one) => one === booking.numDogs) ?? "1";
  const price = priceWords(plan, dogs);
  return {
    greeting: firstName === undefined ? visitWords.hello : `${visitWords.hi} ${firstName}.`,
    promise: unbroken(formatDayAndTime(replyBy(new Date(booking.createdAt)))),
    firstVisit: price.firstVisit,
    choice: `${price.plan}, ${price.dogs}`,
    month: `${price.month}, ${price.dogs}`,
    area: areaBySlug(booking.area)?.name ?? booking.city,
    perVisit: price.from + price.perVisit,
    period: ` ${price.period}`,
    ...masked(booking),
    ...(visit && {
      visitDay: dayWords(visit.day),
      visitHours: hoursWords(visit),
      heldUntil: visit.heldUntil ? unbroken(formatDayAndTime(new Date(visit.heldUntil))) : "",
    }),
  };
}

/** Removes the parts that are for other states (`data-when`), or of which a fact is not true (`data-if`). */
function keepParts($: CheerioAPI, state: PageState, facts: Readonly<Record<string, boolean>>) {
  const isTrue = (fact: string) =>
    fact.startsWith("!") ? !facts[fact.slice(1)] : facts[fact] === true;
  const namesIn = (list = "") => list.split(" ");
  $("[data-when]")
    .filter((_, part) => !namesIn($(part).attr("data-when")).includes(state))
    .remove();
  $("[data-if]")
    .filter((_, part) => !namesIn($(part).attr("data-if")).every(isTrue))
    .remove();
}

function fillDays($: CheerioAPI, { visit, days }: LinkedBooking, state: PageState) {
  const rows = { open: $("[data-row=open]"), full: $("[data-row=full]") };
  const list = rows.open.parent();
  for (const row of Object.values(rows)) row.remove();
  const chosen = state === "choose" ? days.find(({ isFull }) => !isFull)?.day : visit?.day;
  for (const slot of days) {
    const row = (slot.isFull ? rows.full : rows.open).clone();
    row.removeAttr("data-row").find("[data-fill=day]").text(dayWords(slot.day));
    row.find("b").attr("aria-label", visitDayWords(slot.day));
    const radio = row.find("input").attr("value", writeSlot(slot));
    if (!slot.isFull && slot.day === chosen) radio.attr("checked", "");
    const windows = visitWindowNames.filter((name) => visitWindows[name].starts <= slot.starts);
    const window = windows.at(-1) ?? "morning";
    row.find(`[data-window]:not([data-window=${window}])`).remove();
    row.find("[data-fill=hours]").text(unbroken(hoursWords(slot)));
    list.append(row);
  }
  if (state === "choose") {
    const form = $("#day");
    form.parent("details").replaceWith(form);
  }
}

function fillForms(
  $: CheerioAPI,
  { booking }: LinkedBooking,
  typed: Readonly<Record<string, string>>,
) {
  for (const name of ["numDogs", "serviceType"] as const)
    for (const option of $(`select[name=${name}] option`).toArray())
      if ($(option).attr("value") === booking[name]) $(option).attr("selected", "");
  if (booking.reachBy) $(`input[name=reachBy][value=${booking.reachBy}]`).attr("checked", "");
  const texts = { specialRequests: booking.specialRequests ?? "", ...typed };
  for (const field of $("textarea, #data input:not([type=hidden])").toArray()) {
    const text = new Map(Object.entries(texts)).get($(field).attr("name") ?? "");
    if (text === undefined) continue;
    // The first line break in a textarea is not part of its text.
    if ($(field).is("textarea")) $(field).text(`\n${text}`);
    else $(field).attr("value", text);
  }
}

const savedWords = new Map<string | undefined, string>(Object.entries(visitWords.saved));

function answerPress($: CheerioAPI, { saved, unchanged, typed = {}, errors = {} }: PageExtras) {
  const message = unchanged === undefined ? savedWords.get(saved) : visitWords.unchanged;
  const place = $("[data-saved]").filter((_, part) =>
    ($(part).attr("data-saved") ?? "").split(" ").some((act) => act === (unchanged ?? saved)),
  );
  if (message) place.text(message).closest("details").attr("open", "");
  for (const [name, text] of Object.entries(errors)) {
    const control = $(`[name="${name}"]`).attr("aria-invalid", "true");
    const described = control.attr("aria-describedby")?.split(" ").at(-1);
    $(`#${described}`).text(text);
  }
  const invalid = $("[aria-invalid=true]");
  invalid.first().attr("autofocus", "");
  const sent = $("input[name=act]").filter((_, act) => $(act).attr("value") === typed["act"]);
  for (const part of [invalid, sent]) part.closest("details").attr("open", "");
}

/** Fills the prerendered page in for one visitor. Everything of theirs is set as text. */
export function fillVisitPage(
  page: Buffer,
  linked: LinkedBooking,
  { now, canSeal, ...extras }: PageExtras & { readonly now: Date; readonly canSeal: boolean },
): string {
  const { booking, visit, days, isErasureRequested } = linked;
  const { notice, isCancelAsked = false, typed = {} } = extras;
  const today = phoenixDay(now);
  const state = stateOf(linked, today);
  const $ = load(page, { xml: { xmlMode: false } });
  keepParts($, state, {
    notice: notice !== undefined,
    waiting: booking.status === "pending" && now < replyBy(new Date(booking.createdAt)),
    today: state === "booked" && visit?.day === today,
    done: visit?.state === "done",
    days: days.some(({ isFull }) => !isFull),
    onMap: booking.area !== null,
    hasEmail: booking.email !== "",
    canSeal,
    cancelAsked: isCancelAsked || typed["act"] === "cancel",
    erasureRequested: isErasureRequested,
  });
  fillDays($, linked, state);
  for (const [name, text] of Object.entries({ ...textsOf(linked), notice: notice ?? "" }))
    $(`[data-fill="${name}"]`).text(text);
  $("input[name=seen]").attr("value", seenOf(linked));
  fillForms($, linked, typed);
  answerPress($, extras);
  return $.html();
}
