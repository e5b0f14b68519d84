import { textsIn } from "#ui/form.ts";

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

/** What is in the form's fields now. */
export function valuesIn(form: HTMLFormElement): FormValues {
  const values = { ...emptyForm };
  for (const [name, text] of Object.entries(textsIn(form))) if (isField(name)) values[name] = text;
  return values;
}
