import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingInput } from "#domain/booking.ts";
import { choicesIn } from "#domain/booking-options.ts";
import { fields } from "./fields.ts";
import { emptyForm, type FormField, type FormValues, isField } from "./form-values.ts";
import { formMemory, remember, remembered } from "./tab-memory.ts";

/** A select takes only what it offers, because options may have changed since the value was kept. */
const isOffered = (name: FormField, value: string) => {
  const options = fields.find((field) => field.name === name)?.options;
  return !options || options.some((option) => option.value === value);
};

/** The values that the form begins with, and what was typed before this script takes the form over. */
export interface PlainForm {
  readonly defaults: FormValues;
  readonly typed: Partial<FormValues>;
}

/** Call it during the first render, before react-hook-form writes its defaults into the fields. */
export function readPlainForm(
  formId: string,
  given: Readonly<Record<string, string>> = {},
): PlainForm {
  const defaults = { ...emptyForm };
  for (const [name, value] of Object.entries(given))
    if (isField(name) && isOffered(name, value)) defaults[name] = value;
  const typed: Partial<FormValues> = {};
  const plain = typeof document === "undefined" ? null : document.getElementById(formId);
  for (const control of plain?.querySelectorAll("input, select") ?? []) {
    if (control instanceof HTMLSelectElement && isField(control.name)) {
      const chosen = [...control.options].find((option) => option.defaultSelected)?.value;
      if (control.value !== chosen) typed[control.name] = control.value;
    }
    if (control instanceof HTMLInputElement && isField(control.name))
      if (control.value !== control.defaultValue) typed[control.name] = control.value;
  }
  return { defaults, typed };
}

/** False after a reload or a step back, when the kept values are newer than those in the address. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}

/**
 * Keeps what was typed for as long as the tab lives, and restores it after a reload. A link's choices override what
 * was kept, and what was typed before the script loaded overrides both.
 */
export function useKeptValues(
  typed: Partial<FormValues>,
  { reset, subscribe }: UseFormReturn<FormValues, unknown, BookingInput>,
): void {
  useEffect(() => {
    const kept = Object.entries(remembered(formMemory) ?? {});
    const fromLink = Object.entries(choicesIn(location.search));
    const untyped = isNewVisit() ? [...kept, ...fromLink] : [...fromLink, ...kept];
    const values = { ...emptyForm };
    for (const [name, value] of [...untyped, ...Object.entries(typed)])
      if (isField(name) && typeof value === "string" && isOffered(name, value))
        values[name] = value;
    reset(values, { keepDefaultValues: true });
    remember(formMemory, values);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => remember(formMemory, values),
    });
  }, [typed, reset, subscribe]);
}
