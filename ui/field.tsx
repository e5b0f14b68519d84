import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./field.module.css";

interface Reading {
  readonly value: string;
  readonly question?: string;
}

/** Reads what was typed. `then` is called later where the rules are still on their way. */
export type ReadTyped = (typed: string, then: (reading: Reading) => void) => void;

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** What becomes of the text when the field is left. Its question stops nobody. */
  readonly read?: ReadTyped | undefined;
  readonly className?: string | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** As if it were typed: React knows what its own setter has written, and would not report it. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Asks about a new text that was left, until it is changed or the answer is yes. */
function useQuestion(read: ReadTyped | undefined) {
  const [asked, setAsked] = useState<{ question: string; value: string; control: Control }>();
  const answered = useRef("");
  const look = (control: Control, isLeft: boolean) =>
    read?.(control.value, ({ value, question }) => {
      if (question === undefined && isLeft && value !== control.value) write(control, value);
      const isOpen = question !== undefined && control.value !== answered.current;
      setAsked(isOpen ? { question, value, control } : undefined);
    });
  const answer = ({ currentTarget }: SyntheticEvent) => {
    if (!asked) return;
    answered.current = asked.value;
    if (asked.control.value !== asked.value) write(asked.control, asked.value);
    setAsked(undefined);
    // A finger's press opens no keyboard.
    if (document.activeElement === currentTarget) asked.control.focus();
  };
  return {
    listeners: {
      onBlur: ({ currentTarget }: SyntheticEvent<Control>) => {
        if (currentTarget.value !== currentTarget.defaultValue) look(currentTarget, true);
      },
      onChange: ({ currentTarget }: SyntheticEvent<Control>) => asked && look(currentTarget, false),
    },
    question: asked && (
      <small role="status">
        <button type="button" onClick={answer}>
          {asked.question}
        </button>
      </small>
    ),
  };
}

/** The attributes that tie a control to its message. */
const described = (id: string, error: string | undefined) => ({
  id,
  "aria-describedby": `${id}-error`,
  "aria-invalid": error === undefined ? undefined : true,
});

function Labeled({
  id,
  label,
  error,
  question,
  className = "",
  children,
}: Omit<FieldProps, "read"> & { readonly question?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={`${styles["field"]} ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-error`}>{error}</p>
      {error === undefined && question}
    </div>
  );
}

/** A line of text with its label and its message. */
export function TextField({
  id,
  label,
  error,
  read,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  const { listeners, question } = useQuestion(read);
  return (
    <Labeled {...{ id, label, error, question, className }}>
      <input {...listeners} {...input} {...described(id, error)} />
    </Labeled>
  );
}

/** Lines of text with their label and their message. */
export function TextAreaField({
  id,
  label,
  error,
  read,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  const { listeners, question } = useQuestion(read);
  return (
    <Labeled {...{ id, label, error, question, className }}>
      <textarea {...listeners} {...area} {...described(id, error)} />
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
  required = false,
  ...select
}: Omit<FieldProps, "read"> &
  Omit<ComponentProps<"select">, "id"> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }) {
  return (
    <Labeled id={id} label={label} error={error} className={className}>
      <span>
        <select
          {...select}
          // Without an empty choice it always has a value, and HTML does not allow it to be required.
          required={required && options[0]?.value === ""}
          {...described(id, error)}
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
