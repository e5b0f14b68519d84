import { load } from "cheerio/slim";
import { areas } from "#content/areas.ts";
import { visitWindows } from "#content/route-plan.ts";
import { visitWords } from "#content/visit-page.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { formatDayAndTime, unbroken } from "#domain/dates.ts";
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
  /** The form that has just been saved. */
  readonly saved?: string | undefined;
  /** What was typed into a form that was refused, and its messages. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** "Tue Nov 24". */
const dayWords = (day: string) => shortDayWords(day).replace(",", "");

function stateOf({ booking, visit }: LinkedBooking) {
  if (booking.status === "declined") return "cancelled";
  if (!visit || visit.state === "cancelled") return "choose";
  if (visit.state === "held" || visit.state === "booked") return visit.state;
  return "over";
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

/** Fills the prerendered page in for one visitor. Everything of theirs is set as text. */
export function fillVisitPage(
  page: Buffer,
  linked: LinkedBooking,
  {
    now,
    canSeal,
    notice,
    saved,
    typed = {},
    errors = {},
  }: PageExtras & { readonly now: Date; readonly canSeal: boolean },
): string {
  const { booking, visit, days, isErasureAsked } = linked;
  const state = stateOf(linked);
  const openDays = days.filter(({ isFull }) => !isFull);
  const isWaiting = booking.status === "pending" && now < replyBy(new Date(booking.createdAt));
  const isOpen = state !== "cancelled";
  const phoneOnly = state === "booked" && days.length === 0;
  const facts: Readonly<Record<string, boolean>> = {
    promise: isOpen && isWaiting,
    contacted: isOpen && !isWaiting,
    notice: notice !== undefined,
    phoneOnly,
    mailed: booking.email !== "",
    done: visit?.state === "done",
    noAccess: visit?.state === "no-access",
    changeable: !phoneOnly,
    days: openDays.length > 0,
    noDays: openDays.length === 0,
    gate: canSeal,
    erasable: !isErasureAsked,
    eraseAsked: isErasureAsked,
  };
  const $ = load(page, { xml: { xmlMode: false } });
  for (const part of $("[data-when]").toArray())
    if (!$(part).attr("data-when")?.split(" ").includes(state)) $(part).remove();
  for (const part of $("[data-if]").toArray())
    if (!facts[$(part).attr("data-if") ?? ""]) $(part).remove();

  const rows = { open: $("[data-row=open]"), full: $("[data-row=full]") };
  const list = rows.open.parent();
  for (const row of Object.values(rows)) row.remove();
  const chosen = typed["slot"] ?? openDays.map(writeSlot)[0];
  for (const slot of days) {
    const row = (slot.isFull ? rows.full : rows.open).clone();
    const value = writeSlot(slot);
    row.removeAttr("data-row").find("[data-fill=day]").text(dayWords(slot.day));
    row.find("b").attr("aria-label", visitDayWords(slot.day));
    const radio = row.find("input").attr("value", value);
    if (!slot.isFull && value === chosen) radio.attr("checked", "");
    const window = visitWindowNames.find((name) => visitWindows[name].starts === slot.starts);
    for (const part of row.find("[data-window]").toArray())
      if ($(part).attr("data-window") !== window) $(part).remove();
    list.append(row);
  }
  if (state === "choose") {
    const form = $(".visit-change form");
    $(".visit-change").replaceWith(form);
  }
  for (const [name, text] of Object.entries({ ...textsOf(linked), notice: notice ?? "" }))
    $(`[data-fill="${name}"]`).text(text);
  $("input[name=seen]").attr("value", seenOf(linked));
  for (const name of ["numDogs", "serviceType"] as const) {
    const wanted = typed[name] ?? booking[name];
    for (const option of $(`select[name=${name}] option`).toArray())
      if ($(option).attr("value") === wanted) $(option).attr("selected", "");
  }
  if (booking.reachBy) $(`input[name=reachBy][value=${booking.reachBy}]`).attr("checked", "");
  $("textarea[name=specialRequests]").text(
    `\n${typed["specialRequests"] ?? booking.specialRequests ?? ""}`,
  );
  const message = Object.entries(visitWords.saved).find(([name]) => name === saved)?.[1];
  if (message) $(`[data-saved="${saved}"]`).text(message);
  for (const [name, text] of Object.entries(errors)) {
    const control = $(`[name="${name}"]`).attr("aria-invalid", "true");
    const described = control.attr("aria-describedby")?.split(" ").at(-1);
    $(`#${described}`).text(text);
  }
  $("[aria-invalid=true]").first().attr("autofocus", "");
  for (const input of $("#data input:not([type=hidden])").toArray()) {
    const value = typed[$(input).attr("name") ?? ""];
    if (value !== undefined) $(input).attr("value", value);
  }
  const isDataShown =
    saved === "data" || saved === "erase" || $("#data [aria-invalid=true]").length > 0;
  if (isDataShown) $("#data").attr("open", "");
  return $.html();
}
