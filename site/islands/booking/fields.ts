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
  /** Present on a select. */
  readonly options?: readonly Option[];
  /** Its place in the grid of the form. */
  readonly className: string;
}

// The grid has twelve columns; the container's width counts in rem, so that large text gets fewer.
const half = "col-span-12 @min-[13rem]:col-span-6";
const whole = "col-span-12";

/** The fields in their order. @see spec section 5 */
export const fields: readonly FieldSpec[] = [
  { name: "firstName", label: "First Name", autoComplete: "given-name", className: half },
  { name: "lastName", label: "Last Name", autoComplete: "family-name", className: half },
  { name: "email", label: "Email", autoComplete: "email", type: "email", className: whole },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel", className: whole },
  { name: "address", label: "Street Address", autoComplete: "street-address", className: whole },
  {
    name: "city",
    label: "City",
    autoComplete: "address-level2",
    className: "col-span-12 @sm:col-span-5",
  },
  {
    name: "state",
    label: "State",
    autoComplete: "address-level1",
    options: states.map((state) => ({ value: state, label: state })),
    className: "col-span-12 @min-[13rem]:col-span-4 @sm:col-span-3",
  },
  {
    name: "zipCode",
    label: "Zip Code",
    autoComplete: "postal-code",
    inputMode: "numeric",
    className: "col-span-12 @min-[13rem]:col-span-8 @sm:col-span-4",
  },
  {
    name: "numDogs",
    label: "Number of Dogs",
    options: [
      { value: "", label: "Select" },
      ...dogCounts.map((count) => ({ value: count, label: dogCountLabel(count) })),
    ],
    className: "col-span-12 @sm:col-span-6",
  },
  {
    name: "serviceType",
    label: "Service Type",
    options: plans.map((plan) => ({ value: plan.serviceType, label: plan.label })),
    className: "col-span-12 @sm:col-span-6",
  },
];
