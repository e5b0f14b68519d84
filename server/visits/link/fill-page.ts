import { type CheerioAPI, load } from "cheerio/slim";
import { areas } from "#content/areas.ts";
import { visitWindows } from "#content/route-plan.ts";
import { visitWords } from "#content/visit-page.ts";
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
import { mask } from "./mask.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";
import { seenOf } from "./seen.ts";

export interface PageExtras {
  /** What the visitor should know first: their day is full, or something has changed. */
  readonly notice?: string | undefined;
  /** Whether the page asks if the booking should really be cancelled. */
  readonly isCancelAsked?: boolean | undefined;
  /** The form that has just been saved. */
  readonly saved?: string | undefined;
  /** The form that was just sent as it was shown. */
  readonly unchanged?: string | undefined;
  /** What was typed into a form that was refused, and its messages. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** "Tue Nov 24". */
const dayWords = (day: string) => shortDayWords(day).replace(",", "");

type PageState = "choose" | "held" | "booked" | "over" | "missed" | "cancelled";

function stateOf({ booking, visit }: LinkedBooking, today: string): PageState {
  if (booking.status === "declined") return "cancelled";
  if (!visit || visit.state === "cancelled") return "choose";
  if (visit.state === "held") return "held";
  if (visit.state === "no-access") return "missed";
  return visit.state === "booked" && today <= visit.day ? "booked" : "over";
}

function textsOf({ booking, visit }: LinkedBooking): Record<string, string> {
  const firstName = plainFirstName(booking.firstName);
  const plan = serviceTypes.find((one) => one === booking.serviceType) ?? "weekly";
  const dogs = dogCounts.find((one) => one === booking.numDogs) ?? "1";
  const price = priceWords(plan, dogs);
  const masked = mask(booking);
  return {
    greeting: firstName === undefined ? visitWords.hello : `${visitWords.hi} ${firstName}.`,
    promise: unbroken(formatDayAndTime(replyBy(new Date(booking.createdAt)))),
    firstVisit: price.firstVisit,
    choice: price.choice,
    area: areas.find(({ slug }) => slug === booking.area)?.name ?? booking.city,
    perVisit: price.from + price.perVisit,
    period: ` ${price.period}`,
    month: price.month,
    ...Object.fromEntries(Object.entries(masked).map(([name, value]) => [`masked-${name}`, value])),
    ...(visit && {
      visitDay: dayWords(visit.day),
      visitHours: hoursWords(visit),
      heldUntil: visit.heldUntil ? unbroken(formatDayAndTime(new Date(visit.heldUntil))) : "",
    }),
  };
}

/** Which parts apply that do not depend on the state alone. */
function factsOf(
  { booking, visit, days, isErasureAsked }: LinkedBooking,
  {
    now,
    state,
    canSeal,
    isCancelAsked,
  }: {
    readonly now: Date;
    readonly state: PageState;
    readonly canSeal: boolean;
    readonly isCancelAsked: boolean;
  },
): Readonly<Record<string, boolean>> {
  const isAhead = state === "choose" || state === "held" || state === "booked";
  const isWaiting = booking.status === "pending" && now < replyBy(new Date(booking.createdAt));
  const isToday = state === "booked" && visit?.day === phoenixDay(now);
  const hasOpenDay = days.some(({ isFull }) => !isFull);
  return {
    promise: isAhead && isWaiting,
    contacted: isAhead && !isWaiting,
    phoneOnly: isToday,
    changeable: !isToday,
    hasEmail: booking.email !== "",
    mailed: booking.email !== "" && !isToday,
    done: visit?.state === "done",
    noOutcome: visit?.state === "booked" && state === "over",
    days: hasOpenDay,
    noDays: !hasOpenDay,
    onMap: booking.area !== null,
    offMap: booking.area === null,
    gate: canSeal && state !== "over",
    erasable: !isErasureAsked,
    eraseAsked: isErasureAsked,
    cancelAsked: isCancelAsked,
    cancelUnasked: !isCancelAsked,
  };
}

function keepParts($: CheerioAPI, state: PageState, facts: Readonly<Record<string, boolean>>) {
  for (const part of $("[data-when]").toArray())
    if (!$(part).attr("data-when")?.split(" ").includes(state)) $(part).remove();
  for (const part of $("[data-if]").toArray())
    if (!facts[$(part).attr("data-if") ?? ""]) $(part).remove();
}

/** A row for each day. The visitor's own day is chosen; before they have one, the first open day. */
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
    const window = visitWindowNames.find((name) => visitWindows[name].starts === slot.starts);
    for (const part of row.find("[data-window]").toArray())
      if ($(part).attr("data-window") !== window) $(part).remove();
    list.append(row);
  }
  if (state === "choose") {
    const form = $(".visit-change form");
    $(".visit-change").replaceWith(form);
  }
}

/** Choices as they are now, and texts as they were typed. */
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
  for (const area of $("textarea").toArray()) {
    const text = new Map(Object.entries(texts)).get($(area).attr("name") ?? "");
    if (text !== undefined) $(area).text(`\n${text}`);
  }
  for (const input of $("#data input:not([type=hidden])").toArray()) {
    const value = typed[$(input).attr("name") ?? ""];
    if (value !== undefined) $(input).attr("value", value);
  }
}

const withAct = ($: CheerioAPI, act: string) =>
  $("input[name=act]").filter((_, input) => $(input).attr("value") === act);

/** Says below its form what a press has done, and shows a form that was refused again. */
function answerPress(
  $: CheerioAPI,
  { saved, unchanged, typed = {}, errors = {} }: Omit<PageExtras, "notice" | "isCancelAsked">,
) {
  const act = unchanged ?? saved;
  const message =
    unchanged === undefined
      ? Object.entries(visitWords.saved).find(([name]) => name === saved)?.[1]
      : visitWords.unchanged;
  const place = $("[data-saved]").filter((_, part) =>
    ($(part).attr("data-saved") ?? "").split(" ").some((name) => name === act),
  );
  if (message) place.text(message).closest("details").attr("open", "");
  for (const [name, text] of Object.entries(errors)) {
    const control = $(`[name="${name}"]`).attr("aria-invalid", "true");
    const described = control.attr("aria-describedby")?.split(" ").at(-1);
    $(`#${described}`).text(text);
  }
  const invalid = $("[aria-invalid=true]");
  invalid.first().attr("autofocus", "");
  for (const part of [invalid, withAct($, typed["act"] ?? "")])
    part.closest("details").attr("open", "");
}

/** Fills the prerendered page in for one visitor. Everything of theirs is set as text. */
export function fillVisitPage(
  page: Buffer,
  linked: LinkedBooking,
  {
    now,
    canSeal,
    notice,
    isCancelAsked = false,
    ...press
  }: PageExtras & { readonly now: Date; readonly canSeal: boolean },
): string {
  const state = stateOf(linked, phoenixDay(now));
  const $ = load(page, { xml: { xmlMode: false } });
  const isAsked = isCancelAsked || press.typed?.["act"] === "cancel";
  const facts = factsOf(linked, { now, state, canSeal, isCancelAsked: isAsked });
  keepParts($, state, { ...facts, notice: notice !== undefined });
  fillDays($, linked, state);
  for (const [name, text] of Object.entries({ ...textsOf(linked), notice: notice ?? "" }))
    $(`[data-fill="${name}"]`).text(text);
  $("input[name=seen]").attr("value", seenOf(linked));
  fillForms($, linked, press.typed ?? {});
  answerPress($, press);
  return $.html();
}
