import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import shared from "./shared.module.css";

const tones = {
  agave: shared["agave"],
  tangerine: shared["tangerine"],
  terracotta: shared["terracotta"],
  white: undefined,
};

interface Look {
  /** Tangerine is for the one action on a screen. */
  readonly tone?: keyof typeof tones | undefined;
  readonly isSmall?: boolean | undefined;
}

const lookOf = ({ tone = "white", isSmall = false }: Look, className = "") =>
  [shared["button"], tones[tone], isSmall && shared["small"], className].filter(Boolean).join(" ");

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
    className={lookOf({ tone, isSmall }, className)}
  />
);

export const ButtonLink = ({
  tone,
  isSmall,
  className,
  ...link
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...link} className={lookOf({ tone, isSmall }, className)} />
);
