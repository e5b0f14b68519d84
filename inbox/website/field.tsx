import { type SyntheticEvent, useRef, useState } from "react";
import { formatPhone } from "#domain/typed/readable.ts";
import { type TokenValues, tokenOf } from "#domain/website/tokens.ts";
import { Tick } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { WeekdayTicks } from "#inbox/controls/weekday-ticks.tsx";
import { type ReadTyped, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import {
  bare,
  choicesOf,
  type Entry,
  entryOf,
  type Fields,
  type Form,
  formatOf,
  isDays,
  isList,
  isNumber,
  isTick,
  kindsOf,
  maxOf,
} from "./forms.ts";
import { PhotoField } from "./photo-field.tsx";
import { choices, labelOf } from "./words.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface FieldProps {
  readonly form: Form;
  /** Of its thing, or of its entry. */
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
  /** By path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Empty where prices are not named, such as in others' words. */
  readonly tokens: TokenValues;
}

const types: Readonly<Record<string, string>> = { phone: "tel", opens: "time", closes: "time" };
/** Texts with more letters have a counter, or lines. */
const [uncounted, inLine] = [40, 120];

/** A line or lines, which offer the names of prices and ask about a price that was typed out. */
function Text({ form, name, path, value, errors, tokens }: FieldProps) {
  const given = [value ?? ""].flat().join(" ");
  const text = name === "phone" ? formatPhone(given) : given;
  const [length, setLength] = useState(text.length);
  const part = useRef<HTMLDivElement>(null);
  const max = isList(form) ? 0 : maxOf(form);
  const isLong = isList(form) || (max > inLine && max < 1000) || /text|description/.test(name);
  const read: ReadTyped = (typed, then) => {
    const found = tokenOf(typed, tokens);
    if (found)
      then({ value: found.text, question: `Use ${found.token}, which follows the price?` });
    else then({ value: typed });
  };
  const insert = (token: string) => {
    const control = part.current?.querySelector<Control>("input, textarea");
    control?.focus();
    control?.setRangeText(token, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    control?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isCounted = max > uncounted && Number.isFinite(max);
  const shared = {
    ...{ id: path, name: path, defaultValue: text, error: errors[path], read },
    label: isCounted ? `${labelOf(name)} (${length}/${max})` : labelOf(name),
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => setLength(currentTarget.value.length),
  };
  const type = types[name] ?? formatOf(form);
  return (
    <div ref={part}>
      {isLong ? (
        <TextAreaField {...shared} rows={3} />
      ) : (
        <TextField
          {...shared}
          type={type === "regex" ? "text" : type}
          inputMode={isNumber(form) ? "decimal" : undefined}
        />
      )}
      {isLong && (
        <p className="flex gap-x-3 overflow-x-auto empty:hidden *:flex-none">
          {Object.keys(tokens).map((token) => (
            <button
              key={token}
              type="button"
              aria-label={`Insert {${token}}`}
              className={looks.quiet}
              // The field keeps the focus, and is not saved yet.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(`{${token}}`)}
            >
              {`{${token}}`}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** The control that fits a value. */
export function Field(props: FieldProps) {
  const { name, path, value, errors } = props;
  const form = bare(props.form);
  const label = labelOf(name);
  if (isDays(form) || isTick(form))
    return (
      <div>
        {isTick(form) ? (
          <Tick name={path} isTicked={value === true}>
            {label}
          </Tick>
        ) : (
          <WeekdayTicks legend={label} name={path} chosen={[value].flat().map(String)} />
        )}
        <p className="font-semibold text-error empty:hidden">{errors[path]}</p>
      </div>
    );
  const options = choices[name] ?? choicesOf(form);
  if (options.length === 0) return <Text {...props} form={form} />;
  return (
    <SelectField
      {...{ id: path, name: path, label, error: errors[path] }}
      options={[{ value: "", label: "Please choose" }, ...options]}
      defaultValue={String(value ?? "")}
    />
  );
}

/** The fields of an entry, such as a review. */
export function EntryFields({
  fields,
  path = "",
  entry,
  ...shared
}: Pick<FieldProps, "errors" | "tokens"> & {
  readonly fields: Fields;
  readonly path?: string;
  readonly entry: Entry;
}) {
  const { url, width: _, height: __, ...others } = fields;
  return (
    <>
      {url && <PhotoField path={path} value={entry} error={shared.errors[`${path}url`]} />}
      {Object.entries(others).map(([name, form]) => {
        const own = { ...shared, path: path + name };
        const [parts] = kindsOf(bare(form));
        if (!parts) return <Field key={name} {...own} {...{ form, name }} value={entry[name]} />;
        return (
          <fieldset key={name} className="grid gap-2">
            <legend>{labelOf(name)}</legend>
            <EntryFields
              {...own}
              path={`${own.path}.`}
              fields={parts}
              entry={entryOf(entry[name])}
            />
          </fieldset>
        );
      })}
    </>
  );
}
