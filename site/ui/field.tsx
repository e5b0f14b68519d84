import type { ComponentProps, ReactNode } from "react";
import { ChevronIcon } from "#site/drawings/icons.tsx";

const control =
  "h-12 w-full rounded-field border-2 border-ink bg-white px-3.5 text-base aria-invalid:border-error aria-invalid:bg-error-tint";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** What ties a control to its message. */
const described = (id: string, error: string | undefined) => ({
  id,
  "aria-describedby": `${id}-error`,
  "aria-invalid": error !== undefined,
});

function Labeled({ id, label, error, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block pb-1 font-display text-sm font-bold">
        {label}
      </label>
      {children}
      {/* The line is kept free, so that nothing moves when the message comes. */}
      <p
        id={`${id}-error`}
        className="min-h-[1.25rem] pt-0.5 text-[0.875rem] leading-[1.25rem] font-semibold text-error"
      >
        {error}
      </p>
    </div>
  );
}

/** A line of text with its label and its message. */
export function TextField({
  id,
  label,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Labeled id={id} label={label} error={error} className={className}>
      <input {...input} {...described(id, error)} className={control} />
    </Labeled>
  );
}

/** A native select with its label and its message. */
export function SelectField({
  id,
  label,
  error,
  className,
  options,
  ...select
}: FieldProps &
  Omit<ComponentProps<"select">, "id"> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }) {
  return (
    <Labeled id={id} label={label} error={error} className={className}>
      <span className="relative block">
        <select {...select} {...described(id, error)} className={`${control} appearance-none pr-9`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-2.5 h-5 w-5 -translate-y-1/2" />
      </span>
    </Labeled>
  );
}
