import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingInput } from "#domain/booking.ts";
import { emptyForm, type FormField, type FormValues } from "./form-values.ts";

const key = "booking";
const isField = (name: string): name is FormField => name in emptyForm;

/** Storage can be switched off or full; the form works without it. */
function stored(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return [];
  }
}

function store(values: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing typed is lost by it: it stands in the form.
  }
}

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
    for (const [name, value] of [...stored(), ...typed])
      if (isField(name) && typeof value === "string" && value !== emptyForm[name])
        kept[name] = value;
    reset(kept, { keepDefaultValues: true });
    store(kept);
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [typed, reset, subscribe]);
}
