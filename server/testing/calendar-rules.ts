import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect } from "vitest";

/** How often an event has a property at least, and at most. */
type Counts = Readonly<Record<string, readonly [min: number, max: number]>>;

const always: Counts = {
  uid: [1, 1],
  dtstamp: [1, 1],
  dtstart: [1, 1],
  dtend: [0, 1],
  summary: [0, 1],
  description: [0, 1],
  sequence: [0, 1],
  status: [0, 1],
  transp: [0, 1],
  organizer: [0, 1],
};

/** What each METHOD demands beyond that, as RFC 5546 says in 3.2; null is a calendar without one. */
const demands: readonly { readonly of: string | null; readonly counts: Counts; status: RegExp }[] =
  [
    { of: null, counts: {}, status: /^(TENTATIVE|CONFIRMED|CANCELLED)$/ },
    {
      of: "PUBLISH",
      counts: { organizer: [1, 1], summary: [1, 1], attendee: [0, 0] },
      status: /^(TENTATIVE|CONFIRMED|CANCELLED)$/,
    },
    {
      of: "REQUEST",
      counts: { organizer: [1, 1], summary: [1, 1], attendee: [1, 1000] },
      status: /^(TENTATIVE|CONFIRMED)$/,
    },
    {
      of: "CANCEL",
      counts: { organizer: [1, 1], sequence: [1, 1] },
      status: /^CANCELLED$/,
    },
  ];

/** Which restrictions of calendars a text breaks, by the rules that libical checks: "organizer: 0". */
function brokenRules(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const count = (
    component: ICAL.Component,
    name: string,
    [min, max]: readonly [number, number],
  ) => {
    const times = component.getAllProperties(name).length;
    return min <= times && times <= max ? [] : [`${name}: ${times}`];
  };
  const method = calendar.getFirstPropertyValue("method");
  const demand = demands.find(({ of }) => of === method);
  if (!demand) return [`method: ${method}`];
  return [
    ...count(calendar, "version", [1, 1]),
    ...count(calendar, "prodid", [1, 1]),
    ...calendar.getAllSubcomponents("vevent").flatMap((event) => {
      const status = String(event.getFirstPropertyValue("status") ?? "");
      return [
        ...Object.entries({ ...always, ...demand.counts }).flatMap(([name, counts]) =>
          count(event, name, counts),
        ),
        ...(demand.status.test(status) ? [] : [`status: ${status}`]),
      ];
    }),
  ];
}

/** What ical.js and node-ical read from a calendar, which must be the same. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const one = calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, sequence, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      sequence: Number(sequence),
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue("status")),
    };
  });
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === "VEVENT"
      ? [
          {
            uid: part.uid,
            summary: String(part.summary),
            sequence: Number(part.sequence),
            start: part.start.toISOString(),
            end: part.end?.toISOString(),
            status: part.status,
          },
        ]
      : [],
  );
  expect(other).toEqual(one);
  expect(brokenRules(text)).toEqual([]);
  return { calendar, events: one };
}
