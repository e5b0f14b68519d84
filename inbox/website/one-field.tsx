import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Website } from "#domain/api/website.ts";
import { phonesIn } from "#domain/typed/phones.ts";
import { Question } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { submitting } from "#inbox/controls/submit.ts";
import { effectOf } from "./effect-of.ts";
import { Field } from "./field.tsx";
import { type Form, isTick, typedIn } from "./forms.ts";
import { mistakesOf, Saved } from "./saved.tsx";
import { thingLabel } from "./subjects.ts";
import { isSame, tokensOf, useThing } from "./use-website.ts";

/** A price that changes by more may be a slip. */
const unaskedShare = 0.4;

const isFar = (from: unknown, to: unknown) =>
  typeof from === "number" && typeof to === "number" && Math.abs(to - from) > from * unaskedShare;

/** A thing that is one field. It is saved when it is left. */
export function OneField({
  website,
  thing,
  form,
}: {
  readonly website: Website;
  readonly thing: string;
  readonly form: Form;
}) {
  const part = useRef<HTMLFormElement>(null);
  const change = useThing(website, thing, part);
  const { value, live, byDefault, save, begin } = change;
  /** A price to ask about. */
  const [asked, setAsked] = useState<unknown>();
  const stored = JSON.stringify(value);
  /** What the field has started from, and how often. */
  const [start, setStart] = useState({ stored, count: 0 });
  const startAnew = () => {
    begin();
    save.reset();
    setAsked(undefined);
    setStart(({ count }) => ({ stored, count: count + 1 }));
  };
  const follow = useEffectEvent((now: string) => {
    const isTyping = part.current?.contains(document.activeElement);
    if (now !== start.stored && !isTyping && !save.isError) startAnew();
  });
  useEffect(() => follow(stored), [stored]);

  const leave = (typing: HTMLFormElement) => {
    const typed = typedIn(new FormData(typing), form, thing);
    const number = thing === "phone" && phonesIn(String(typed))[0]?.number;
    // An empty field brings the default back.
    const to = number || (typed === "" ? null : typed);
    const { isPending, isError, variables } = save;
    if ((isPending || isError) && isSame(to, variables)) return;
    if (isPending || !isSame(to ?? byDefault, value)) {
      if (isFar(live, to)) setAsked(to);
      else save.mutate(to);
    } else if (isError) startAnew();
  };
  // A mistake within a list of zip codes is one of their only field.
  const [[, error = ""] = []] = mistakesOf(save.error);
  return (
    <div>
      <form
        ref={part}
        noValidate
        onInput={({ currentTarget, target }) => {
          // Written by an answer to a question, or ticked.
          if (target !== document.activeElement || isTick(form)) leave(currentTarget);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leave(currentTarget);
        }}
        onSubmit={submitting(leave)}
      >
        <Field
          key={start.count}
          {...{ form, value }}
          name={thing}
          path={thing}
          errors={error ? { [thing]: error } : {}}
          tokens={tokensOf(thing)}
        />
      </form>
      <p className={`${looks.detail} empty:hidden`}>{effectOf(thing, value)}</p>
      <Saved {...{ thing, change }} onDrop={startAnew} />
      {asked !== undefined && (
        <Question
          title={`${thingLabel(thing)}: $${asked}?`}
          confirm={`Yes, $${asked}`}
          onConfirm={() => {
            setAsked(undefined);
            save.mutate(asked);
          }}
          onClose={startAnew}
        >
          {`The website says $${live} now.`}
        </Question>
      )}
    </div>
  );
}
