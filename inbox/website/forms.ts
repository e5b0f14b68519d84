import * as z from "zod/mini";
import {
  $ZodArray,
  $ZodBoolean,
  $ZodCheckMaxLength,
  $ZodEnum,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodReadonly,
  $ZodStringFormat,
  type $ZodType,
  $ZodUnion,
} from "zod/v4/core";

/** What zod knows of a value: its parts and limits. */
export type Form = $ZodType;

/** A form without "or null", "or missing" and "read-only". */
export const bare = (form: Form): Form =>
  form instanceof $ZodNullable || form instanceof $ZodOptional || form instanceof $ZodReadonly
    ? bare(form._zod.def.innerType)
    : form;

/** The most letters or entries that it may have. */
export const maxOf = ({ _zod: { def } }: Form): number =>
  def.checks?.find((check) => check instanceof $ZodCheckMaxLength)?._zod.def.maximum ??
  Number.POSITIVE_INFINITY;

export type Fields = Readonly<Record<string, Form>>;

/** The fields of an entry, of each kind that it can be; none for what has no fields. */
export function kindsOf(form: Form): Fields[] {
  if (form instanceof $ZodUnion) return form._zod.def.options.flatMap(kindsOf);
  return form instanceof $ZodObject ? [form._zod.def.shape] : [];
}

export const isDays = (form: Form) =>
  form instanceof $ZodArray && form._zod.def.element instanceof $ZodEnum;
export const isList = (form: Form) => form instanceof $ZodArray;
export const isNumber = (form: Form) => form instanceof $ZodNumber;
/** What kind of text it is. */
export const formatOf = (form: Form): string | undefined =>
  form instanceof $ZodStringFormat ? form._zod.def.format : undefined;
/** Whether it is true or not; or, where only true is allowed, left out. */
export const isTick = (form: Form) =>
  form instanceof $ZodBoolean || (form instanceof $ZodLiteral && form._zod.def.values.length === 1);
export const choicesOf = (form: Form) =>
  form instanceof $ZodEnum
    ? Object.keys(form._zod.def.entries).map((value) => ({ value, label: value }))
    : [];

/** Values by the names of fields. */
export type Entry = Readonly<Record<string, unknown>>;
const entry = z.record(z.string(), z.unknown());
export const entryOf = (value: unknown): Entry => entry.parse(value ?? {});

/** How a thing of several entries is read and written, such as reviews. One or none is several, too. */
export interface Several {
  readonly kinds: readonly Fields[];
  readonly max: number;
  readonly read: (value: unknown) => readonly Entry[];
  readonly write: (entries: readonly Entry[]) => unknown;
  /** Where the server finds an entry's mistakes. */
  readonly path: (index: number) => string;
}

/** @returns undefined for what is one field */
export function severalOf(form: Form): Several | undefined {
  const of = bare(form);
  if (of instanceof $ZodObject)
    return {
      kinds: kindsOf(of),
      max: 1,
      read: (value) => (value ? [entryOf(value)] : []),
      write: ([only = null]) => only,
      path: () => "value",
    };
  const kinds = of instanceof $ZodArray ? kindsOf(of._zod.def.element) : [];
  if (kinds.length === 0) return undefined;
  return {
    kinds,
    max: maxOf(form),
    read: (value) => z.array(entry).parse(value ?? []),
    write: (entries) => entries,
    path: (index) => `value.${index}`,
  };
}

/** What is typed in the fields of a form. */
export function typedIn(data: FormData, form: Form, path: string): unknown {
  const of = bare(form);
  const text = data.getAll(path).join(" ").replace(/\s+/g, " ").trim();
  if (of instanceof $ZodObject) return entryIn(data, of._zod.def.shape, `${path}.`);
  if (of instanceof $ZodArray) return text.split(/[ ,;]+/).filter(Boolean);
  if (isTick(of)) return data.has(path) || (of instanceof $ZodBoolean ? false : undefined);
  if (of instanceof $ZodLiteral) return of._zod.def.values.find((value) => String(value) === text);
  if (!(of instanceof $ZodNumber)) return text;
  return text === "" ? null : Number(text.replace(/[$,]/g, ""));
}

/** What is missing is left out. */
export const entryIn = (data: FormData, fields: Fields, path = ""): Entry =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, form]) => [name, typedIn(data, form, path + name)] as const)
      .filter(([, value]) => value !== undefined),
  );
