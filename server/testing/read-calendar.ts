import ICAL from "ical.js";

/** A calendar as a calendar program reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
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
  return { calendar, events };
}
