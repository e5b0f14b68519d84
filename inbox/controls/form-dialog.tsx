import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Button } from "./button.tsx";
import { submitting, useFailureFocus } from "./submit.ts";

const partLook = "grid grid-cols-1 gap-3.5 px-4 md:px-7";
const foot =
  "sticky bottom-0 flex flex-wrap gap-2.5 border-t-2 border-ink bg-paper px-4 pt-2.5 pb-[calc(14px+env(safe-area-inset-bottom))] text-ink presses:min-h-13.5 presses:flex-[1_1_8rem] md:justify-end md:px-7 md:py-4 md:presses:flex-none";

const focusFirstWrong = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = "input:not([type=checkbox], [type=radio]), select, textarea";

const nameOf = (field: EventTarget) => ("name" in field ? String(field.name) : "");

/** After the fields have started anew, they have what was typed, and the focus. Returns what notes both. */
function useKeptFields(form: RefObject<HTMLFormElement | null>, version: unknown) {
  const typed = useRef(new Map<string, string>());
  const focused = useRef("");
  useLayoutEffect(() => {
    if (version === undefined) return;
    for (const field of form.current?.querySelectorAll<Field>(fields) ?? []) {
      field.value = typed.current.get(field.name) ?? field.value;
      if (field.name !== "" && field.name === focused.current) field.focus();
    }
  }, [form, version]);
  return {
    noteTyped: (field: EventTarget) => {
      if ("value" in field) typed.current.set(nameOf(field), String(field.value));
    },
    noteFocus: (field?: EventTarget) => {
      focused.current = field ? nameOf(field) : "";
    },
  };
}

/** The one shape of dialogs: a sheet at the bottom of a phone, with its buttons where the thumb is. */
export function FormDialog({
  title,
  button,
  cancel = "Cancel",
  tone = "agave",
  isBusy = false,
  isReady = true,
  failure,
  version,
  other,
  onChange,
  onSubmit,
  onClose,
  children,
  ...more
}: Omit<ComponentProps<"form">, "onChange" | "onSubmit" | "title"> & {
  readonly title: ReactNode;
  /** Without it there is nothing to send. */
  readonly button?: string;
  readonly cancel?: string;
  readonly tone?: ComponentProps<typeof Button>["tone"];
  readonly isBusy?: boolean;
  /** Whether there is something to send. */
  readonly isReady?: boolean;
  /** Why the last try failed; empty if it did not. */
  readonly failure?: string | null | undefined;
  /** The fields start anew when it changes, with what was typed and the focus. */
  readonly version?: unknown;
  /** Other ways than to send the form, above it. */
  readonly other?: ReactNode;
  readonly onChange?: (form: HTMLFormElement) => void;
  /** Afterwards the first wrong field gets the focus. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const form = useFailureFocus(failure);
  const { noteTyped, noteFocus } = useKeptFields(form, version);
  const submit = submitting((typed) => {
    if (isBusy) return;
    onSubmit?.(typed);
    focusFirstWrong(form.current);
  });
  return (
    <Dialog
      labelledBy={id}
      // On a phone the dialog is the whole screen, and the sheet scrolls in it: a short one is at the bottom.
      className="mx-auto h-dvh max-h-none w-[min(36rem,100%)] max-w-none flex-col overflow-x-hidden overflow-y-auto bg-transparent pt-3 text-ink backdrop:bg-backdrop open:flex md:m-auto md:h-fit md:pt-0"
      onClose={onClose}
    >
      <div className="mt-auto flex flex-none flex-col rounded-t-card border-2 border-b-0 border-ink bg-paper wrap-anywhere text-ink max-md:before:mx-auto max-md:before:mt-2 max-md:before:-mb-2 max-md:before:h-1.25 max-md:before:w-11 max-md:before:rounded-pill max-md:before:bg-road md:mt-0 md:max-h-[calc(100dvh-24px)] md:overflow-clip md:rounded-card md:border-b-2">
        <h2
          id={id}
          tabIndex={-1}
          data-first-focus
          className="px-4 pt-4.5 pb-2.5 text-dialog leading-[1.1] focus:outline-none md:px-7 md:pt-6 md:pb-3"
        >
          {title}
        </h2>
        {other && <div className={`${partLook} pb-3.5`}>{other}</div>}
        <form
          noValidate
          {...more}
          ref={form}
          aria-labelledby={id}
          className="flex min-h-0 flex-col"
          onSubmit={submit}
          onFocus={({ target }) => noteFocus(target)}
          onBlur={() => noteFocus()}
          onChange={({ currentTarget, target }) => {
            noteTyped(target);
            onChange?.(currentTarget);
          }}
        >
          <div
            className={`${partLook} pt-0.5 pb-4.5 md:overflow-y-auto [&_legend]:pb-1.75 [&_legend]:font-display [&_legend]:text-md/none [&_legend]:font-bold`}
          >
            <Fragment key={JSON.stringify(version)}>{children}</Fragment>
          </div>
          <div className={foot}>
            {failure && (
              <p role="alert" className="flex-[1_0_100%] leading-[1.35] font-semibold text-error">
                {failure}
              </p>
            )}
            <Button onClick={onClose}>{cancel}</Button>
            {button && (
              <Button type="submit" tone={tone} aria-disabled={isBusy || !isReady}>
                {isBusy ? "One moment …" : button}
              </Button>
            )}
          </div>
        </form>
      </div>
    </Dialog>
  );
}

/** Asks before something that cannot simply be taken back. */
export const Question = ({
  confirm,
  onConfirm,
  children,
  ...dialog
}: Pick<ComponentProps<typeof FormDialog>, "title" | "isBusy" | "failure" | "onClose"> & {
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}) => (
  <FormDialog {...dialog} button={confirm} cancel="Keep" tone="terracotta" onSubmit={onConfirm}>
    <p className="leading-[1.4]">{children}</p>
  </FormDialog>
);

export const Tick = ({
  name,
  isTicked,
  onTick,
  children,
}: {
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick?: (isTicked: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className="col-span-full flex min-h-11 items-center gap-3 leading-[1.3]">
    <input
      type="checkbox"
      className="size-5.5 flex-none accent-agave"
      name={name}
      defaultChecked={isTicked}
      onChange={(event) => onTick?.(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
