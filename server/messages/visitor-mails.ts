import { bookingWords } from "#content/booking.ts";
import { mailWords } from "#content/mail.ts";
import { openWords } from "#content/open-points.ts";
import { firstVisitPrice, plans } from "#content/plans.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { isCommercial, waitsForCall } from "#domain/booking/call-first.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { bookedPrice } from "#domain/booking/prices.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import {
  canBeChanged,
  hoursWords,
  isAsked,
  slotWords,
  visitDayWords,
} from "#domain/business-clock/visits.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { confirmBy } from "#domain/tasks/reasons.ts";
import { html, plain } from "#server/http/html.ts";
import type { DueMessage, DueVisit } from "./channels.ts";
import {
  type BookingMail,
  badge,
  button,
  callUs,
  dashes,
  greeting,
  layout,
  type Mail,
  paragraph,
  rows,
  subhead,
} from "./mail-layout.ts";

const { confirmation, visit: visitWords, link: linkWords, labels, zone } = mailWords;
const { free, perVisit } = mailWords;
const { promise } = bookingWords;
const { callFirst } = openWords;

/** Repeats only choices from lists and a plain first name, because anybody can enter a stranger's address. */
export function confirmationMail(
  { visit }: Pick<DueMessage, "visit">,
  { booking, now, link, siteUrl, daysOff }: BookingMail,
  hasPicture = false,
): Mail {
  const words = confirmation;
  const { choice, price, firstVisit } = bookedPlan(booking);
  const first = waitsForCall(booking);
  const asked = visit && isAsked(visit) ? visit : undefined;
  const answered = confirmBy({ booking, visit }, { daysOff });
  const asksForDay =
    !first && !asked && (booking.status === "pending" || booking.status === "contacted");
  const isQuote = isCommercial(booking);
  const deadline = callBy(new Date(booking.createdAt), daysOff);
  // One that is tried again can come after the call.
  const isPromised = booking.status === "pending" && now < deadline;
  const by = html`<b>${formatDayAndTime(deadline)} (${zone})</b>`;
  const purpose = isQuote ? words.quotePurpose : words.purpose;
  const opening = html`${promise.hear} ${promise.by} ${by}, ${promise.channels}, ${purpose}`;
  const title = html`${greeting(booking, `${words.thanks},`, words.hello)}!`;
  return layout({
    siteUrl,
    subject: isQuote ? words.quoteSubject : words.subject,
    preheader: isPromised ? plain(opening) : words.free,
    top: hasPicture ? "picture" : "sunrise",
    eyebrow: words.eyebrow,
    title,
    parts: [
      paragraph(isPromised ? html`${opening}\n${words.free}` : words.free),
      first && paragraph(callFirst[first]),
      asked &&
        paragraph(
          html`${words.askedFor} <b>${slotWords(asked)}</b>. ${
            answered && now < answered
              ? html`${words.answerBy} <b>${formatDayAndTime(answered)} (${zone})</b>.`
              : words.answerLate
          }`,
        ),
      button({ href: link, text: asksForDay ? words.pickDay : words.openPage }),
      paragraph(asksForDay ? words.ownPage : words.openPageNote),
      dashes,
      subhead(words.booked),
      rows([
        [labels.firstVisit, firstVisit, badge(firstVisit)],
        // Without a price, the plan is not in our list and may be any text.
        [labels.plan, isQuote ? null : price && choice],
        [words.afterwards, price],
      ]),
      dashes,
      subhead(words.changesTitle),
      paragraph(words.changes),
      callUs(),
    ],
    footer: words.footer,
    ownPage: link,
  });
}

/** "Weekly, 3 dogs" and "$28 per visit, about $121 a month", as quoted; no price for a plan that is no longer offered. */
export function bookedPlan(booking: Booking) {
  const { serviceType, numDogs } = booking;
  const plan = plans.find((one) => one.serviceType === serviceType)?.label ?? serviceType;
  const dogs = dogCounts.find((one) => one === numDogs);
  const price = bookedPrice(booking);
  return {
    choice: `${plan}, ${dogs ? dogCountLabel(dogs).toLowerCase() : numDogs}`,
    price: isCommercial(booking)
      ? openWords.quote.amount
      : price
        ? `${price.from}${price.perVisit} ${perVisit}, ${price.month}`
        : null,
    firstVisit: firstVisitPrice > 0 ? `$${firstVisitPrice}` : free,
  };
}

type VisitKind = "visit" | "visit-reminder" | "merged";

function wordsFor(kind: VisitKind, { state, wasAnnounced }: DueVisit) {
  if (state === "cancelled") return visitWords.canceled;
  if (kind === "visit-reminder") return visitWords.reminder;
  return wasAnnounced ? visitWords.moved : visitWords.booked;
}

/** Repeats nothing typed but a plain first name; none in another mailbox than the booking's. */
export function visitMail(
  kind: VisitKind,
  visit: DueVisit,
  { booking, now, link, siteUrl }: BookingMail,
): Mail {
  const day = visitDayWords(visit.day);
  const hours = `${hoursWords(visit)} (${zone})`;
  const { subject, title, line } = wordsFor(kind, visit);
  const isToCome = visit.state !== "cancelled";
  const { expectTitle, expect, changes, again, hello, footer } = visitWords;
  const { hasLink } = messageKinds[kind];
  const canChange = hasLink && booking.status !== "declined" && canBeChanged(visit, now);
  return layout({
    siteUrl,
    subject: `${subject} ${day}`,
    preheader: `${day}, ${hours}`,
    ...(isToCome && { top: "sunrise" }),
    eyebrow: title,
    title: day,
    parts: [
      paragraph(html`${kind === "merged" ? hello : greeting(booking, hello)}, ${line}`),
      rows([
        [labels.day, day],
        [labels.hours, hours],
        [labels.price, isToCome ? free : null, badge(free)],
      ]),
      ...(isToCome ? [dashes, subhead(expectTitle), ...expect.map(paragraph)] : []),
      dashes,
      hasLink && button({ href: link, text: linkWords.button }),
      paragraph((isToCome ? changes : again)[canChange ? "there" : "call"]),
      callUs(),
    ],
    footer,
    ownPage: hasLink ? link : undefined,
  });
}

export function linkMail({ booking, link, siteUrl }: BookingMail): Mail {
  const { subject, line } = linkWords["visit-link"];
  const { hello } = visitWords;
  return layout({
    siteUrl,
    subject,
    preheader: line,
    top: "sunrise",
    parts: [
      paragraph(html`${greeting(booking, hello)}, ${line}`),
      button({ href: link, text: linkWords.button }),
      callUs(),
    ],
    footer: visitWords.footer,
    ownPage: link,
  });
}
