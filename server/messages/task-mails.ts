import { alarmWords, collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import type { Task, TaskList } from "#domain/api/tasks.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { addressLine } from "#domain/booking/booking.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { hoursWords, visitDayWords } from "#domain/business-clock/visits.ts";
import { dayMs, phoenixDay } from "#domain/dates.ts";
import { countsOf, groups, isStop, routeOrder } from "#domain/tasks/rank.ts";
import { isUncalled, reasons, stateOfTask } from "#domain/tasks/reasons.ts";
import { phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { type Html, html } from "#server/http/html.ts";
import type { DueMessage } from "./channels.ts";
import { button, layout, link, type Mail, paragraph, subhead, typed } from "./mail-layout.ts";
import { inboxLink, lateWords, nameWithZip } from "./owner-mails.ts";
import { bookedPlan } from "./visitor-mails.ts";

type Message = Pick<DueMessage, "list" | "daysOff" | "createdAt" | "collected">;

const nothing: TaskList = { items: [], more: 0, folds: [] };

/** Some lines about a person, of which the first is who. */
function entry(lines: readonly (string | Html | null | undefined | false)[]) {
  const [who = "", ...others] = lines.flatMap((one) => one || []);
  return paragraph(html`<b>${typed(who)}</b>${others.map((line) => html`<br>${typed(line)}`)}`);
}

const nameOf = ({ booking }: Task) => `${booking.firstName} ${booking.lastName}`;

function phoneOf({ booking }: Task): Html | undefined {
  const [first] = phonesIn(booking.phone).map(phoneLinks);
  return first && link(first.call, first.text);
}

/** What is special, the last note, and what the customer asked for. */
const wordsOf = ({ special, note, booking }: Task) => [
  special.join(" · "),
  note,
  booking.specialRequests,
];

/** A stop: window, name, dogs, street, phone, and what is special. */
function stopEntry(task: Task) {
  const { booking, visit } = task;
  const dogs = dogCounts.find((count) => count === booking.numDogs);
  const address = addressLine(booking);
  return entry([
    [visit && hoursWords(visit), nameOf(task), dogs && dogCountLabel(dogs).toLowerCase()]
      .filter(Boolean)
      .join(", "),
    address && link(mapLink(address), address),
    phoneOf(task),
    ...wordsOf(task),
  ]);
}

/** A call: name, what is known, phone, and what they want. */
function callEntry(task: Task, at: Parameters<typeof stateOfTask>[1]) {
  const { booking } = task;
  const area = areaBySlug(booking.area)?.name;
  return entry([
    nameOf(task),
    stateOfTask(task, at).phrase,
    phoneOf(task),
    [bookedPlan(booking).choice, area].filter(Boolean).join(", "),
    ...wordsOf(task),
  ]);
}

/** "4 now, 13 calls, 31 follow-ups, 5 visits. 1 network sent very many bookings." */
export function countWords({ items, more, folds }: TaskList, now: Date): string {
  const counts = countsOf(items, now);
  const words = groups.flatMap((group) => {
    const count = counts[group] + (group === "calls" ? more : 0);
    return count === 0 ? [] : `${count} ${alarmWords.counts[group]}`;
  });
  const { oneFold, manyFolds } = alarmWords;
  return [
    words.length > 0 && `${words.join(", ")}.`,
    folds.length > 0 && `${folds.length} ${folds.length === 1 ? oneFold : manyFolds}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const firstCalls = 5;
/** A release is then behind on fixes. */
const oldDays = 90;
/** Until when this Node gets fixes: three years from the April of an even version (24: 2025). @see https://github.com/nodejs/release */
const nodeEnds = Date.UTC(2016 + Number.parseInt(process.versions.node, 10) / 2, 3, 30);

interface Morning {
  readonly message: Message;
  readonly siteUrl: string;
  readonly now: Date;
  readonly builtAt: string | undefined;
}

/** What one reads in the truck: the stops, the first calls, and how many there are of the rest. */
export function digestMail({ message, siteUrl, now, builtAt }: Morning): Mail {
  const { list = nothing, daysOff } = message;
  const stops = list.items
    .filter((task) => isStop(task, now))
    .toSorted((one, other) => (routeOf(one) < routeOf(other) ? -1 : 1));
  const calls = list.items
    .filter(({ reason, booking }) => reasons[reason].press === "reach" || isUncalled(booking))
    .slice(0, firstCalls);
  const counts = countWords(list, now);
  const age = Math.floor((now.getTime() - Date.parse(builtAt ?? now.toISOString())) / dayMs);
  const old = [
    now.getTime() > nodeEnds && alarmWords.oldNode,
    age > oldDays && `${alarmWords.oldRelease} ${age} days.`,
  ].flatMap((one) => one || []);
  return layout({
    siteUrl,
    subject: `${alarmWords.digestTitle}: ${counts}`,
    preheader: counts,
    title: visitDayWords(phoenixDay(now)),
    parts: [
      stops.length > 0 && subhead(alarmWords.stops),
      ...stops.map(stopEntry),
      calls.length > 0 && subhead(alarmWords.calls),
      ...calls.map((task) => callEntry(task, { now, daysOff })),
      paragraph(counts),
      old.length > 0 && paragraph([...old, alarmWords.release].join(" ")),
      button(inboxLink(siteUrl)),
    ],
    footer: mailWords.ownerFooter,
  });
}

const routeOf = ({ booking, visit }: Task) => (visit ? routeOrder({ ...visit, booking }) : "");

/** "New, call by 2:10 PM", or how many there are. */
function reminderWords([first, ...others]: readonly Task[], at: Parameters<typeof stateOfTask>[1]) {
  if (!first) throw new RangeError("a reminder is about calls");
  if (others.length === 0) return stateOfTask(first, at).phrase;
  return `${others.length + 1} ${alarmWords.callsToMake}`;
}

/** All calls of one moment. */
export function reminderMail(message: Message, siteUrl: string, now: Date): Mail {
  const { list: { items } = nothing, daysOff } = message;
  const at = { now, daysOff };
  const [first, ...others] = items;
  const what = reminderWords(items, at);
  const late = lateWords(message, now);
  const names = items.slice(0, 3).map(nameOf).join(", ");
  const more = items.length > 3 ? ` and ${items.length - 3} ${collectedWords.more}` : "";
  return layout({
    siteUrl,
    subject: `${what}: ${names}${more}`,
    preheader: what,
    title: what,
    parts: [
      late !== "" && paragraph(late),
      ...items.map((task) => callEntry(task, at)),
      button(inboxLink(siteUrl, others.length === 0 ? first?.booking : undefined)),
    ],
    footer: mailWords.ownerFooter,
  });
}

/** For other companies' push services: plain first names and zips only. */
export function reminderNotification(message: Message, now: Date): readonly [string, string] {
  const { list: { items } = nothing, daysOff } = message;
  const names = items.map(({ booking }) => nameWithZip(booking)).join(", ");
  return [reminderWords(items, { now, daysOff }), items.length === 1 ? "" : names];
}
