import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingInput } from "#domain/booking.ts";
import { fields } from "./fields.ts";
import { emptyForm, type FormField, type FormValues, isField } from "./form-values.ts";
import { formMemory, remember, remembered } from "./tab-storage.ts";

/** A select takes only what it offers: options may have changed since the value was kept. */
const isOffered = (name: FormField, value: string) => {
  const options = fields.find((field) => field.name === name)?.options;
  return !options || options.some((option) => option.value === value);
};

/** What stands in the plain form before this script takes it over. */
function typedInto(formId: string): [string, unknown][] {
  if (typeof HTMLFormElement === "undefined") return [];
  const plain = document.getElementById(formId);
  return plain instanceof HTMLFormElement ? [...new FormData(plain)] : [];
}

/**
 * Keeps what was typed for as long as the tab lives, and gives it back after a reload. What was
 * typed before the script arrived goes before what was kept.
 */
export function useKeptValues(
  formId: string,
  { reset, subscribe }: UseFormReturn<FormValues, unknown, BookingInput>,
): void {
  // Read while rendering: react-hook-form writes its defaults into the fields when it takes them over.
  const [typed] = useState(() => typedInto(formId));
  useEffect(() => {
    const kept = { ...emptyForm };
    for (const [name, value] of [...Object.entries(remembered(formMemory) ?? {}), ...typed])
      if (
        isField(name) &&
        typeof value === "string" &&
        value !== emptyForm[name] &&
        isOffered(name, value)
      )
        kept[name] = value;
    reset(kept, { keepDefaultValues: true });
    remember(formMemory, kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => remember(formMemory, values),
    });
  }, [typed, reset, subscribe]);
}
