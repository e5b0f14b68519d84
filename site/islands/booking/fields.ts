import { plans } from "#content/plans.ts";
import { dogCountLabel, dogCounts, states } from "#domain/booking-options.ts";
import type { FormField } from "./form-values.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface FieldSpec {
  readonly name: FormField;
  readonly label: string;
  readonly autoComplete?: string;
  readonly type?: "email" | "tel" | "text";
  readonly inputMode?: "numeric";
  /** For selects. */
  readonly options?: readonly Option[];
  /** Its place in the form's grid, if it does not take a whole line. */
  readonly className?: string;
}

/** The fields in their order. @see docs/product.md#booking-fields */
export const fields: readonly FieldSpec[] = [
  { name: "firstName", label: "First Name", autoComplete: "given-name", className: "half" },
  { name: "lastName", label: "Last Name", autoComplete: "family-name", className: "half" },
  { name: "email", label: "Email", autoComplete: "email", type: "email", className: "contact" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel", className: "contact" },
  { name: "address", label: "Street Address", autoComplete: "address-line1", className: "address" },
  {
    name: "city",
    label: "City",
    autoComplete: "address-level2",
    className: "city",
  },
  {
    name: "state",
    label: "State",
    autoComplete: "address-level1",
    options: states.map((state) => ({ value: state, label: state })),
    className: "state",
  },
  {
    name: "zipCode",
    label: "Zip Code",
    autoComplete: "postal-code",
    inputMode: "numeric",
    className: "zip",
  },
  {
    name: "numDogs",
    label: "Number of Dogs",
    options: [
      { value: "", label: "Select" },
      ...dogCounts.map((count) => ({ value: count, label: dogCountLabel(count) })),
    ],
    className: "dogs",
  },
  {
    name: "serviceType",
    label: "Service Type",
    options: plans.map((plan) => ({ value: plan.serviceType, label: plan.label })),
    className: "type",
  },
];
