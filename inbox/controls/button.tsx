import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const tones = {
  agave: "bg-agave text-white",
  tangerine: "bg-tangerine text-on-paint",
  terracotta: "bg-terracotta text-surface",
  white: "bg-surface text-ink",
};

// While the pointer is on a button that moves away under it, "::after" keeps it there: it would flicker, or lose the press.
const frame =
  "inline-flex items-center justify-center gap-2 rounded-pill border-2 border-ink text-center font-display font-bold no-underline shadow-key hover:-translate-y-px hover:shadow-key-up hover:after:absolute hover:after:inset-x-0 hover:after:-inset-y-1 active:translate-y-0.75 active:shadow-none active:after:absolute active:after:inset-x-0 active:after:-inset-y-1 aria-disabled:cursor-default aria-disabled:opacity-60 [&_svg]:flex-none";

interface Look {
  /** Tangerine is for the one action on a screen. */
  readonly tone?: keyof typeof tones | undefined;
  readonly isSmall?: boolean | undefined;
}

/** For what is a button, but no plain one. */
export const buttonLook = ({ tone = "white", isSmall = false }: Look, className = "") =>
  `${frame} ${tones[tone]} ${isSmall ? "min-h-11 px-4 py-2 text-sm/[1.1]" : "min-h-12 px-5 py-2.5 text-base/[1.1]"} ${className}`.trimEnd();

/** A button, one step quieter than those of the public pages. */
export const Button = ({
  tone,
  isSmall,
  isBusy,
  className,
  onClick,
  ...button
}: Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * Presses do nothing then, nor does Enter in a field of its form, which presses the button. It is not disabled,
     * because that would take the focus from it.
     */
    readonly isBusy?: boolean;
  }) => (
  <button
    type="button"
    aria-disabled={isBusy}
    {...button}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={buttonLook({ tone, isSmall }, className)}
  />
);

export const ButtonLink = ({
  tone,
  isSmall,
  className,
  ...link
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...link} className={buttonLook({ tone, isSmall }, className)} />
);
