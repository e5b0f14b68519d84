import { Fragment, type ReactNode, useId } from "react";
import * as z from "zod/mini";
import { cityOf } from "#domain/areas/areas.ts";
import { type BookingErrors, bookingFields } from "#domain/booking/booking.ts";
import { agreedSchema } from "#domain/booking/corrections.ts";
import { type BookingField, fieldTable } from "#domain/booking/fields.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { readField } from "#domain/booking/read-field.ts";
import { isDay } from "#inbox/app/dates.ts";
import { areaOptions, planOptions } from "#inbox/app/labels.ts";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { fillIn, textsIn } from "#ui/form.ts";

export type FieldValues = Readonly<Record<BookingField, string>>;

export const emptyFields: FieldValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  city: "",
  state: "AZ",
  zipCode: "",
  numDogs: "",
  serviceType: "weekly",
  serviceDate: "",
  specialRequests: "",
  neighborhood: "",
  weekday: "",
  startsOn: "",
  price: "",
  quotedOn: "",
};

/** The text of each field, empty where there is none. */
export function fieldsOf(
  texts: Readonly<Partial<Record<BookingField, string | null>>>,
): FieldValues {
  const values: Record<BookingField, string> = { ...emptyFields };
  for (const field of bookingFields) values[field] = texts[field] ?? "";
  return values;
}

/** What is in the fields of a form now. */
export const readFields = (form: HTMLFormElement): FieldValues => fieldsOf(textsIn(form));

/** Columns of four. Long email addresses and messages need the whole line of a small phone. */
const half = "col-span-4 min-[26rem]:col-span-2";
const quarter = "col-span-2 min-[26rem]:col-span-1";
const whole = "col-span-4";

/** In the order in which callers give them. */
const lines = [
  { name: "firstName", className: half },
  { name: "lastName", className: half },
  { name: "phone", type: "tel", inputMode: "tel", className: half },
  { name: "email", type: "email", className: half },
  { name: "address", className: whole },
  { name: "zipCode", inputMode: "numeric", className: quarter },
  { name: "city", className: half },
  { name: "state", className: quarter },
] as const;

/** Fills in the city of a zip. */
export const fillCity = (form: HTMLFormElement): void => fillIn(form, ["zipCode", "city"], cityOf);

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A stored value that is no longer offered stays selected until another one is chosen. */
export const withStored = (options: readonly Option[], stored: string): readonly Option[] =>
  options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored || "Select" }, ...options];

const dogOptions = dogCounts.map((count) => ({ value: count, label: dogCountLabel(count) }));
const zipOrArea = [{ value: "", label: "As its zip says" }, ...areaOptions];

const agreedFields = z.keyof(agreedSchema).options;

/** The fields of a booking, filled in. Nothing is filled in by the browser: it knows the user, not the customer. */
export function BookingFields({
  values,
  errors,
  hasAgreed = false,
  children,
}: {
  readonly values: FieldValues;
  readonly errors: BookingErrors;
  /** Whether something was agreed on, or quoted. */
  readonly hasAgreed?: boolean;
  /** What follows the email address. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const tied = (name: BookingField) => ({
    id: `${id}-${name}`,
    name,
    label: fieldTable[name].label,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <div className="grid grid-cols-4 gap-x-3 gap-y-2.5">
      {lines.map((line) => (
        <Fragment key={line.name}>
          <TextField
            type="text"
            {...line}
            {...tied(line.name)}
            autoComplete="off"
            read={(typed, then) => then(readField(line.name, typed))}
          />
          {line.name === "email" && children}
        </Fragment>
      ))}
      <SelectField
        {...tied("neighborhood")}
        options={withStored(zipOrArea, values.neighborhood)}
        className={whole}
      />
      <SelectField
        {...tied("numDogs")}
        options={withStored(dogOptions, values.numDogs)}
        className={half}
      />
      <SelectField
        {...tied("serviceType")}
        options={withStored(planOptions, values.serviceType)}
        className={half}
      />
      <TextField
        {...tied("serviceDate")}
        // A visitor may have written something other than a date.
        type={values.serviceDate === "" || isDay(values.serviceDate) ? "date" : "text"}
        className={half}
      />
      {hasAgreed &&
        agreedFields.map((name) => (
          <TextField
            key={name}
            {...tied(name)}
            type={name === "startsOn" || name === "quotedOn" ? "date" : "text"}
            autoComplete="off"
            className={half}
          />
        ))}
      <TextAreaField
        {...tied("specialRequests")}
        rows={2}
        className={`${whole} [&_textarea]:field-sizing-content [&_textarea]:max-h-[30vh] [&_textarea]:min-h-18`}
      />
    </div>
  );
}
