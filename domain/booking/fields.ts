import * as z from "zod/mini";
import type { dataUses } from "#content/privacy.ts";
import { readable, readMailbox, readZip } from "#domain/typed/readable.ts";
import { joinLines, line, oneOf, optionalLine, optionalLines } from "./field-rules.ts";
import { dogCounts, serviceTypes } from "./options.ts";

/** What the project knows about a field of a booking. @see docs/change.md#add-a-field */
export interface Field {
  /** In the table of bookings. */
  readonly column: string;
  /** On the owner's screens. */
  readonly label: string;
  /** In the history: "changed the phone number". */
  readonly inHistory: string;
  /** Only a field of the form can be required. */
  readonly rule: z.ZodMiniType<string | undefined>;
  /** `form` is everybody who books, also by the API; `visitor` is the visitor's own page, after booking. */
  readonly setBy: readonly Setter[];
  /** Why it is kept and for how long, which also says whether erasing empties it, and its name on the privacy page. */
  readonly kept: readonly [use: keyof typeof dataUses, label: string];
  /** Whether the owner's search finds it. */
  readonly isSearched: boolean;
}
type Setter = "form" | "owner" | "visitor";
export type Fields = Readonly<Record<string, Field>>;

/**
 * The WHATWG's email rule, but with letters of every script and at least one dot in the domain, and without what mail
 * cannot reach: more than 64 characters before the "@", a number as the last label. Nor are there encoded words
 * ("=?utf-8?q?..."), which mail programs decode.
 */
const emailFormat =
  /^(?!.*=\?)(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

const shortest = { phone: 10, address: 5, state: 2, zipCode: 5 };
const longestRequests = 2000;

const optionalDay = optionalLine().check(
  z.refine((day) => /^(\d{4}-\d\d-\d\d)?$/.test(day ?? ""), "Please choose a day"),
);

/** Everything else about the fields is derived from here, in this order. @see docs/product.md#booking-fields */
export const fieldTable = {
  firstName: {
    column: "first_name",
    label: "First name",
    inHistory: "name",
    rule: line("First name is required"),
    setBy: ["form", "owner", "visitor"],
    kept: ["contact", "first name"],
    isSearched: true,
  },
  lastName: {
    column: "last_name",
    label: "Last name",
    inHistory: "name",
    rule: line("Last name is required"),
    setBy: ["form", "owner", "visitor"],
    kept: ["contact", "last name"],
    isSearched: true,
  },
  email: {
    column: "email",
    label: "Email",
    inHistory: "email address",
    rule: line("Please enter a valid email address", { read: readMailbox }).check(
      z.regex(emailFormat, "Please enter a valid email address"),
    ),
    setBy: ["form", "owner", "visitor"],
    kept: ["contact", "email address"],
    isSearched: true,
  },
  phone: {
    column: "phone",
    label: "Phone",
    inHistory: "phone number",
    rule: line("Please enter a valid phone number", { min: shortest.phone, read: readable }),
    setBy: ["form", "owner", "visitor"],
    kept: ["contact", "phone number"],
    isSearched: true,
  },
  address: {
    column: "address",
    label: "Street address",
    inHistory: "address",
    rule: line("Please enter a complete street address", {
      min: shortest.address,
      read: joinLines,
    }),
    setBy: ["form", "owner", "visitor"],
    kept: ["place", "street address"],
    isSearched: true,
  },
  city: {
    column: "city",
    label: "City",
    inHistory: "address",
    rule: line("City is required"),
    setBy: ["form", "owner", "visitor"],
    kept: ["service", "city"],
    isSearched: true,
  },
  state: {
    column: "state",
    label: "State",
    inHistory: "address",
    rule: line("State is required", { min: shortest.state }),
    setBy: ["form", "owner"],
    kept: ["service", "state"],
    isSearched: false,
  },
  zipCode: {
    column: "zip_code",
    label: "Zip code",
    inHistory: "address",
    rule: line("Please enter a valid zip code", { min: shortest.zipCode, read: readZip }),
    setBy: ["form", "owner", "visitor"],
    kept: ["place", "zip code"],
    isSearched: true,
  },
  numDogs: {
    column: "num_dogs",
    label: "Dogs",
    inHistory: "number of dogs",
    rule: oneOf(dogCounts, "Please select number of dogs"),
    setBy: ["form", "owner", "visitor"],
    kept: ["service", "number of dogs"],
    isSearched: false,
  },
  serviceType: {
    column: "service_type",
    label: "Plan",
    inHistory: "plan",
    rule: oneOf(serviceTypes, "Please select a service type"),
    setBy: ["form", "owner", "visitor"],
    kept: ["service", "plan"],
    isSearched: false,
  },
  serviceDate: {
    column: "service_date",
    label: "Preferred day",
    inHistory: "preferred day",
    rule: optionalLine(),
    setBy: ["form", "owner"],
    kept: ["wishes", "the day you prefer"],
    isSearched: false,
  },
  specialRequests: {
    column: "special_requests",
    label: "Requests",
    inHistory: "requests",
    rule: optionalLines(longestRequests),
    setBy: ["form", "owner", "visitor"],
    kept: ["wishes", "special requests"],
    isSearched: true,
  },
  neighborhood: {
    column: "neighborhood",
    label: "Neighborhood",
    inHistory: "neighborhood",
    rule: optionalLine(),
    setBy: ["owner"],
    kept: ["place", "neighborhood"],
    isSearched: false,
  },
  weekday: {
    column: "agreed_weekday",
    label: "Weekday",
    inHistory: "weekday",
    rule: optionalLine(),
    setBy: ["owner"],
    kept: ["notes", "the weekday agreed on"],
    isSearched: false,
  },
  startsOn: {
    column: "starts_on",
    label: "From",
    inHistory: "first day",
    rule: optionalDay,
    setBy: ["owner"],
    kept: ["notes", "the first day agreed on"],
    isSearched: false,
  },
  price: {
    column: "agreed_price",
    label: "Price",
    inHistory: "price",
    rule: optionalLine(),
    setBy: ["owner"],
    kept: ["notes", "the price agreed on or quoted"],
    isSearched: false,
  },
  quotedOn: {
    column: "quoted_on",
    label: "Quote sent",
    inHistory: "quote",
    rule: optionalDay,
    setBy: ["owner"],
    kept: ["notes", "when a quote was sent"],
    isSearched: false,
  },
} as const satisfies Fields;

export type FieldTable = typeof fieldTable;
export type BookingField = keyof FieldTable;

type Optional<Rule> = undefined extends z.output<Rule> ? true : false;

export const isOptional = ({ rule }: Pick<Field, "rule">): boolean =>
  rule.safeParse(undefined).success;

/** The rules of the fields that somebody may set, as `z.object` takes them. */
export function rulesOf<Table extends Fields, By extends Setter>(
  table: Table,
  by: By,
): {
  -readonly [Name in keyof Table as By extends Table[Name]["setBy"][number]
    ? Name
    : never]: Table[Name]["rule"];
};
export function rulesOf(table: Fields, by: Setter) {
  const settable = Object.entries(table).filter(([, { setBy }]) => setBy.includes(by));
  return Object.fromEntries(settable.map(([name, { rule }]) => [name, rule]));
}

/** The fields as they are stored, which can break today's rules; null if left out. */
export function storedFields<Table extends Fields>(
  table: Table,
): {
  -readonly [Name in keyof Table]: Optional<Table[Name]["rule"]> extends true
    ? z.ZodMiniNullable<z.ZodMiniString>
    : z.ZodMiniString;
};
export function storedFields(table: Fields) {
  const stored = Object.entries(table).map(([name, field]) => [
    name,
    isOptional(field) ? z.nullable(z.string()) : z.string(),
  ]);
  return Object.fromEntries(stored);
}

/** The fields as entered, or as stored. */
export type FieldValues = {
  readonly [Name in keyof FieldTable as Optional<FieldTable[Name]["rule"]> extends true
    ? never
    : Name]: string;
} & {
  readonly [Name in keyof FieldTable as Optional<FieldTable[Name]["rule"]> extends true
    ? Name
    : never]?: string | null | undefined;
};

/** The columns of the fields, with the types of what is stored. */
export type FieldColumns<Table extends Fields = FieldTable> = {
  -readonly [Name in keyof Table as Table[Name]["column"]]: Optional<
    Table[Name]["rule"]
  > extends true
    ? string | null
    : string;
};
