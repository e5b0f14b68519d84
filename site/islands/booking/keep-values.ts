import { choicesIn, formMemory } from "#domain/booking/options.ts";
import { remembered } from "#ui/tab-storage.ts";
import { fields } from "./fields.ts";
import { emptyForm, type FormField, type FormValues, isField, valuesIn } from "./form-values.ts";

/** A select takes only what it offers, because options may have changed since the value was kept. */
const isOffered = (name: FormField, value: string) => {
  const options = fields.find((field) => field.name === name)?.options;
  return !options || options.some((option) => option.value === value);
};

/** The form's values in the page. */
export function defaultsOf(given: Readonly<Record<string, string>> = {}): FormValues {
  const defaults = { ...emptyForm };
  for (const [name, value] of Object.entries(given))
    if (isField(name) && isOffered(name, value)) defaults[name] = value;
  return defaults;
}

/** What somebody has typed or chosen since. */
export function typedIn(form: Element | null, defaults: FormValues): Partial<FormValues> {
  const typed: Partial<FormValues> = {};
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const [name, value] of Object.entries(valuesIn(form)))
    if (isField(name) && value !== defaults[name]) typed[name] = value;
  return typed;
}

/** False after a reload or a step back, when the kept values are newer than those in the address. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && visit.type === "navigate";
}

/**
 * The values with which the form begins: kept ones after a reload, and the choices of a link, which override what was
 * kept. What is typed already overrides both.
 */
export function firstValues(typed: Partial<FormValues>): FormValues {
  const kept = Object.entries(remembered(formMemory) ?? {});
  const fromLink = Object.entries(choicesIn(location.search));
  const untyped = isNewVisit() ? [...kept, ...fromLink] : [...fromLink, ...kept];
  const values = { ...emptyForm };
  for (const [name, value] of [...untyped, ...Object.entries(typed)])
    if (isField(name) && typeof value === "string" && isOffered(name, value)) values[name] = value;
  return values;
}
