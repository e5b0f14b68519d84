import type { AnchorHTMLAttributes } from "react";

const tones = {
  tangerine: "bg-tangerine text-ink",
  agave: "bg-agave text-white",
  white: "bg-white text-ink",
};

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Tangerine is for the main action on a screen. */
  tone?: keyof typeof tones;
}

/** A link that looks like a button. */
export function ButtonLink({ tone = "tangerine", className = "", ...link }: ButtonLinkProps) {
  return <a {...link} className={`pill ${tones[tone]} ${className}`.trimEnd()} />;
}
