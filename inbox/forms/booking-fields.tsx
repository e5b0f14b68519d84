import { Fragment, type ReactNode } from "react";
import { cityOf } from "#domain/areas/areas.ts";
import { type BookingErrors, bookingFields } from "#domain/booking/booking.ts";
import { type BookingField, fieldTable } from "#domain/booking/fields.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { areaOptions, planOptions } from "#inbox/text/labels.ts";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { textsIn } from "#ui/form.ts";
import styles from "./booking-fields.module.css";

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
};

/** What is in the fields of a form now. */
export function readFields(form: HTMLFormElement): FieldValues {
  const values: Record<BookingField, string> = { ...emptyFields };
  const texts = textsIn(form);
  for (const field of bookingFields) values[field] = texts[field] ?? "";
  return values;
}

/** In the order in which callers give them. */
const lines = [
  { name: "firstName", className: styles["half"] },
  { name: "lastName", className: styles["half"] },
  { name: "phone", type: "tel", inputMode: "tel", className: styles["half"] },
  { name: "email", type: "email", className: styles["half"] },
  { name: "address" },
  { name: "zipCode", inputMode: "numeric", className: styles["quarter"] },
  { name: "city", className: styles["city"] },
  { name: "state", className: styles["quarter"] },
] as const;

/** Once for each zip, fills in its city, unless another one was typed. */
export function fillCity(form: HTMLFormElement): void {
  const field = form.elements.namedItem("city");
  const { zipCode } = readFields(form);
  const city = form.dataset["zip"] === zipCode ? undefined : cityOf(zipCode);
  form.dataset["zip"] = zipCode;
  if (!(field instanceof HTMLInputElement) || city === undefined) return;
  const isTyped = field.value !== "" && field.value !== field.dataset["filledIn"];
  if (isTyped) return;
  field.value = city;
  field.dataset["filledIn"] = city;
}

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

/** A date picker, unless a visitor has written something other than a date. */
const isDay = (text: string): boolean => /^(\d{4}-\d\d-\d\d)?$/.test(text);

/** The fields of a booking, filled in. Nothing is filled in by the browser: it knows the user, not the customer. */
export function BookingFields({
  id,
  values,
  errors,
  children,
}: {
  readonly id: string;
  readonly values: FieldValues;
  readonly errors: BookingErrors;
  /** What follows the email address. */
  readonly children: ReactNode;
}) {
  const tied = (name: BookingField) => ({
    id: `${id}-${name}`,
    name,
    label: fieldTable[name].label,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <div className={styles["fields"]}>
      {lines.map((line) => (
        <Fragment key={line.name}>
          <TextField type="text" {...line} {...tied(line.name)} autoComplete="off" />
          {line.name === "email" && children}
        </Fragment>
      ))}
      <SelectField {...tied("neighborhood")} options={withStored(zipOrArea, values.neighborhood)} />
      <SelectField
        {...tied("numDogs")}
        options={withStored(dogOptions, values.numDogs)}
        className={styles["half"]}
      />
      <SelectField
        {...tied("serviceType")}
        options={withStored(planOptions, values.serviceType)}
        className={styles["half"]}
      />
      <TextField
        {...tied("serviceDate")}
        type={isDay(values.serviceDate) ? "date" : "text"}
        className={styles["half"]}
      />
      <TextAreaField {...tied("specialRequests")} rows={2} className={styles["lines"]} />
    </div>
  );
}
