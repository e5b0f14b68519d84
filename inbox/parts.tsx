import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import parts from "./parts.module.css";

const tones = {
  agave: parts["agave"],
  tangerine: parts["tangerine"],
  terracotta: parts["terracotta"],
  white: undefined,
};

interface Look {
  /** Tangerine is for the one action on a screen. */
  readonly tone?: keyof typeof tones | undefined;
  readonly isSmall?: boolean | undefined;
}

const lookOf = ({ tone = "white", isSmall = false }: Look, className = "") =>
  [parts["button"], tones[tone], isSmall && parts["small"], className].filter(Boolean).join(" ");

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

/** Text in which an email address breaks before its "@" where a line is too short for it. */
export function BreakableEmail({ text }: { readonly text: string }) {
  const [before, ...after] = text.split(/(?=@)/);
  return (
    <>
      {before}
      <wbr />
      {after.join("")}
    </>
  );
}

/** Shown in place of a list that could not be loaded. */
export const LoadFailed = ({
  onRetry,
  className = "",
  children,
}: {
  readonly onRetry: () => void;
  readonly className?: string | undefined;
  readonly children: string;
}) => (
  <p role="alert" className={`${parts["notice"]} ${className}`}>
    {`${children} `}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
);

/** Shown in place of a part that could not be loaded or shown. */
export function Failure({
  title,
  isWholeScreen = false,
  onRetry,
  otherWay,
  children,
}: {
  readonly title: string;
  /** Its title is then the headline of the page. */
  readonly isWholeScreen?: boolean;
  readonly onRetry: () => void;
  readonly otherWay?: ReactNode;
  readonly children: ReactNode;
}) {
  const Title = isWholeScreen ? "h1" : "p";
  return (
    <div role="alert" className={`${parts["sheet"]} ${parts["failure"]}`}>
      <Title>{title}</Title>
      <p>{children}</p>
      <p>
        <Button onClick={onRetry}>Try again</Button>
        {otherWay}
      </p>
    </div>
  );
}
