import type { ComponentProps, ReactNode } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./field.module.css";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** A question that stops nobody, below the control. */
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
}

/** The attributes that tie a control to its message and its question. */
const described = (id: string, error: string | undefined, hint: string | undefined) => ({
  id,
  "aria-describedby": hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`,
  "aria-invalid": error === undefined ? undefined : true,
});

function Labeled({
  id,
  label,
  error,
  hint,
  className = "",
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`${styles["field"]} ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-error`}>{error}</p>
      {hint !== undefined && (
        <small id={`${id}-hint`} role="status">
          {hint}
        </small>
      )}
    </div>
  );
}

/** A line of text with its label and its message. */
export function TextField({
  id,
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Labeled id={id} label={label} error={error} hint={hint} className={className}>
      <input {...input} {...described(id, error, hint)} />
    </Labeled>
  );
}

/** Lines of text with their label and their message. */
export function TextAreaField({
  id,
  label,
  error,
  hint,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Labeled id={id} label={label} error={error} hint={hint} className={className}>
      <textarea {...area} {...described(id, error, hint)} />
    </Labeled>
  );
}

/** A native select with its label and its message. */
export function SelectField({
  id,
  label,
  error,
  hint,
  className,
  options,
  required = false,
  ...select
}: FieldProps &
  Omit<ComponentProps<"select">, "id"> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }) {
  return (
    <Labeled id={id} label={label} error={error} hint={hint} className={className}>
      <span>
        <select
          {...select}
          // Without an empty choice it always has a value, and HTML does not allow it to be required.
          required={required && options[0]?.value === ""}
          {...described(id, error, hint)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </Labeled>
  );
}
