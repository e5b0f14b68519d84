import { useRef, useState } from "react";
import type { Website } from "#domain/api/website.ts";
import { errorMessage } from "#inbox/app/call.ts";
import { Button } from "#inbox/controls/button.tsx";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { Row } from "#inbox/controls/settings-card.tsx";
import { SelectField } from "#ui/field.tsx";
import { effectOf } from "./effect-of.ts";
import { EntryFields } from "./field.tsx";
import { type Entry, entryIn, type Several } from "./forms.ts";
import { isConflict, mistakesOf, Saved } from "./saved.tsx";
import { thingLabel } from "./subjects.ts";
import { type Thing, tokensOf, useThing } from "./use-website.ts";
import { labelOf, partsOf } from "./words.ts";

interface EntriesProps {
  readonly website: Website;
  readonly thing: string;
  readonly several: Several;
}

const Effect = ({ of }: { readonly of: string | undefined }) => (
  <p className="font-semibold text-link empty:hidden">{of}</p>
);

/** One entry, new or changed. */
function EntryDialog({
  thing,
  several: { kinds, path, write },
  entries,
  index,
  given,
  save: { error, isPending },
  onSave,
  onClose,
}: Omit<EntriesProps, "website"> &
  Pick<Thing, "save"> & {
    readonly entries: readonly Entry[];
    readonly index: number;
    /** What a new one has filled in already. */
    readonly given: Entry;
    readonly onSave: (entries: readonly Entry[]) => void;
    readonly onClose: () => void;
  }) {
  const entry = entries[index] ?? given;
  const fits = kinds.findIndex((kind) => Object.keys(entry).every((name) => name in kind));
  const [kind, setKind] = useState(Math.max(0, fits));
  const fields = kinds[kind] ?? {};
  const [typed, setTyped] = useState(entry);
  const start = `${path(index)}.`;
  const mistakes = mistakesOf(error).map(([at, words]) => [at.replace(start, ""), words] as const);
  const others = mistakes.filter(([at]) => at.startsWith("value")).map(([, words]) => words);
  /** "Weekday, Which one": the fields that only this kind has. */
  const kindLabel = (one: Several["kinds"][number]) =>
    Object.keys(one)
      .filter((name) => !kinds.every((other) => name in other))
      .map(labelOf)
      .join(", ");
  return (
    <FormDialog
      title={thingLabel(thing)}
      button="Save"
      isBusy={isPending}
      failure={
        error ? errorMessage(error) || others.join(". ") || "Please look at the marked fields." : ""
      }
      onSubmit={(form) => onSave(entries.toSpliced(index, 1, entryIn(new FormData(form), fields)))}
      onChange={(form) => setTyped(entryIn(new FormData(form), fields))}
      onClose={onClose}
    >
      {kinds.length > 1 && (
        <SelectField
          id="kind"
          label="By"
          options={kinds.map((one, value) => ({ value: String(value), label: kindLabel(one) }))}
          defaultValue={kind}
          onChange={({ currentTarget }) => setKind(Number(currentTarget.value))}
        />
      )}
      <EntryFields
        {...{ fields, entry }}
        errors={Object.fromEntries(mistakes)}
        tokens={tokensOf(thing)}
      />
      <Effect of={effectOf(thing, write(entries.toSpliced(index, 1, typed)))} />
      {index < entries.length && (
        <button
          type="button"
          className={`${looks.quiet} w-fit`}
          onClick={() => onSave(entries.toSpliced(index, 1))}
        >
          Remove
        </button>
      )}
    </FormDialog>
  );
}

const photosOf = (entry: Entry) => JSON.stringify(entry).match(/\/photos\/[\w-]+(?=\.jpg)/g) ?? [];

/** A thing of several entries, such as reviews. */
export function Entries({ website, thing, several }: EntriesProps) {
  const part = useRef<HTMLUListElement>(null);
  const change = useThing(website, thing, part);
  const { value, save, begin } = change;
  const entries = several.read(value);
  const label = thingLabel(thing);
  const isOrdered = Array.isArray(value) && !/^(hours|holidays|photos\.areas)$/.test(thing);
  /** What the page of a visit has filled in already. */
  const given = new URLSearchParams(location.search);
  const isGiven = given.get("add") === thing;
  /** The number of the entry in the dialog. */
  const [open, setOpen] = useState(isGiven ? entries.length : undefined);
  const edit = (index: number) => {
    begin();
    setOpen(index);
  };
  const close = () => {
    setOpen(undefined);
    save.reset();
  };
  /** Its place is its key: the pressed button keeps the focus. */
  const moveUp = (index: number) => {
    const [above = {}, entry = {}] = entries.slice(index - 1, index + 1);
    begin();
    put(entries.toSpliced(index - 1, 2, entry, above));
  };
  const put = (changed: readonly Entry[]) =>
    save.mutate(several.write(changed), {
      onSuccess: () => setOpen(undefined),
      onError: (error) => isConflict(error) && setOpen(undefined),
    });
  return (
    <div className="grid gap-3">
      <ul ref={part} aria-label={label} className="border-y-[1.5px] border-rule empty:hidden">
        {entries.map((entry, index) => {
          const [name = label, ...details] = partsOf(entry);
          const photos = photosOf(entry).map((url) => (
            <img key={url} src={`${url}-small.jpg`} alt="" className="mt-1 max-h-24" />
          ));
          return (
            <Row
              key={JSON.stringify(entry)}
              name={name}
              detail={photos.length > 0 ? photos : details.join(" · ")}
            >
              <div className="flex gap-2">
                {isOrdered && index > 0 && (
                  <Button isSmall aria-label={`Move up: ${name}`} onClick={() => moveUp(index)}>
                    ↑
                  </Button>
                )}
                <Button isSmall aria-label={`Change: ${name}`} onClick={() => edit(index)}>
                  Change
                </Button>
              </div>
            </Row>
          );
        })}
      </ul>
      <Effect of={effectOf(thing, value)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {entries.length < several.max && (
          <Button isSmall aria-label={`Add: ${label}`} onClick={() => edit(entries.length)}>
            Add
          </Button>
        )}
        <Saved {...{ thing, change }} />
      </div>
      {open !== undefined && (
        <EntryDialog
          {...{ thing, several, save, entries }}
          index={open}
          given={isGiven ? Object.fromEntries(given) : {}}
          onSave={put}
          onClose={close}
        />
      )}
    </div>
  );
}
