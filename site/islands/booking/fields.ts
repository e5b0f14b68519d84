import { plans } from "#content/plans.ts";
import { dogCountLabel, dogCounts, states } from "#domain/booking/options.ts";
import styles from "./fields.module.css";
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
  readonly className?: string | undefined;
}

/** The fields in their order. @see docs/product.md#booking-fields */
export const fields: readonly FieldSpec[] = [
  {
    name: "zipCode",
    label: "Zip Code",
    autoComplete: "postal-code",
    inputMode: "numeric",
    className: styles["zip"],
  },
  {
    name: "numDogs",
    label: "Number of Dogs",
    options: [
      { value: "", label: "Select" },
      ...dogCounts.map((count) => ({ value: count, label: dogCountLabel(count) })),
    ],
    className: styles["dogs"],
  },
  {
    name: "serviceType",
    label: "Service Type",
    options: plans.map((plan) => ({ value: plan.serviceType, label: plan.label })),
    className: styles["type"],
  },
  { name: "firstName", label: "First Name", autoComplete: "given-name", className: styles["half"] },
  { name: "lastName", label: "Last Name", autoComplete: "family-name", className: styles["half"] },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel", className: styles["contact"] },
  {
    name: "email",
    label: "Email",
    autoComplete: "email",
    type: "email",
    className: styles["contact"],
  },
  {
    name: "address",
    label: "Street Address",
    autoComplete: "street-address",
    className: styles["address"],
  },
  {
    name: "city",
    label: "City",
    autoComplete: "address-level2",
    className: styles["city"],
  },
  {
    name: "state",
    label: "State",
    autoComplete: "address-level1",
    options: states.map((state) => ({ value: state, label: state })),
    className: styles["state"],
  },
];
