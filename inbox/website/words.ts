import { areas } from "#content/areas.ts";
import { sinceMidnight, timeWords } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { isDay } from "#inbox/app/dates.ts";
import { areaOptions } from "#inbox/app/labels.ts";
import { thingLabel } from "./subjects.ts";

/** Of the fields of things that have several. */
const labels: Readonly<Record<string, string>> = {
  after: "After",
  agreed: "They said this and agreed that we show it",
  alt: "What it shows, for those who do not see it",
  answer: "Answer",
  area: "Neighborhood",
  before: "Before",
  closes: "Closes",
  count: "How many ratings",
  date: "Day of the month",
  days: "Days",
  description: "Description",
  from: "First day",
  month: "Month",
  name: "Name",
  names: "Who they are",
  neighborhood: "Neighborhood",
  opens: "Opens",
  phones: "Phones are open",
  price: "Price in dollars",
  proof: "Web address where they can be read",
  question: "Question",
  text: "Words",
  title: "Title",
  to: "Last day",
  value: "Out of 5",
  week: "Which one",
  weekday: "Weekday",
  where: "Where it was said, such as “Google, March 2027”",
};

/** @param name of a thing, or of a field */
export const labelOf = (name: string): string => labels[name] ?? thingLabel(name);

interface Option {
  readonly value: string;
  readonly label: string;
}

const numbered = (names: readonly string[]): readonly Option[] =>
  names.map((label, index) => ({ value: String(index + 1), label }));

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString("en-US", { timeZone: "UTC", month: "long" }),
);

/** What can be chosen, where the form does not say it. */
export const choices: Readonly<Record<string, readonly Option[]>> = {
  area: areaOptions,
  month: numbered(months),
  neighborhood: areas.map(({ name }) => ({ value: name, label: name })),
  week: [...numbered(["First", "Second", "Third", "Fourth"]), { value: "last", label: "Last" }],
};

/** What is not said of a photo. */
const unsaid = ["url", "width", "height"];

/** An entry's fields as people read them. */
export const partsOf = (entry: object): string[] =>
  Object.entries(entry).flatMap(([name, value]) =>
    unsaid.includes(name) ? [] : [shown(name, value)],
  );

/** A value as people read it. */
export function shown(name: string, value: unknown): string {
  if (typeof value === "boolean" && /\./.test(name)) return value ? "said" : "left out";
  if (value === true) return labelOf(name);
  if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(", ") || "none";
  if (typeof value === "object" && value !== null) return partsOf(value).join(" · ");
  const text = String(value || "none");
  if (/price|reward/i.test(name)) return `$${text}`;
  if (/^\d\d:\d\d$/.test(text)) return timeWords(sinceMidnight(text));
  if (isDay(text)) return formatDay(text);
  return choices[name]?.find((option) => option.value === text)?.label ?? formatPhone(text);
}

const longest = 160;

/** Of a list, only what is not in the other one. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const kept = new Set(other.map((one) => JSON.stringify(one)));
  return value.filter((one) => !kept.has(JSON.stringify(one)));
}

/** "$24 → $27". */
export const changeWords = (thing: string, before: unknown, after: unknown): string =>
  [without(before, after), without(after, before)]
    .map((value) => shown(thing, value))
    .map((text) => (text.length > longest ? `${text.slice(0, longest)}…` : text))
    .join(" → ");
