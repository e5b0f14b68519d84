import type { Messages } from "#ui/form.ts";

export type Touched = typeof import("./touched-form.ts");

let touched: Touched | undefined;

/**
 * Runs what needs the fields' rules, the data client or the feedback. They come once the form is touched, so that the
 * form itself is there sooner.
 * @param without runs instead if they cannot be loaded
 */
export function whenTouched(use: (touched: Touched) => void, without = () => {}): void {
  if (touched) use(touched);
  else
    import("./touched-form.ts").then((loaded) => {
      touched = loaded;
      use(loaded);
    }, without);
}

/** The messages of the fields with mistakes, none before the rules are here. */
export const messagesOf = (form: HTMLFormElement): Messages => touched?.messagesOf(form) ?? {};
