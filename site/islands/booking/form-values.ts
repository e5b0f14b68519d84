import type { Resolver } from "react-hook-form";
import { type BookingInput, parseBooking } from "#domain/booking.ts";

/** Text, checked only when a field is left or the form is sent. @see docs/product.md#booking-fields */
export const emptyForm = {
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
};

export type FormValues = typeof emptyForm;
export type FormField = keyof FormValues;

export const isField = (name: string): name is FormField => name in emptyForm;

export const resolver: Resolver<FormValues, unknown, BookingInput> = (values) => {
  const checked = parseBooking(values);
  if (checked.ok) return { values: checked.booking, errors: {} };
  const errors = Object.entries(checked.errors).map(([field, message]) => [
    field,
    { type: "invalid", message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
