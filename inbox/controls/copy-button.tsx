import { useEffect, useState } from "react";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { Hint } from "#ui/tooltip.tsx";
import { CopyIcon } from "./icons.tsx";

const copiedMs = 2000;

/** Copies a text. Missing if the browser has no clipboard, as on plain-HTTP hosts. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Hint text={isCopied ? "Copied" : `Copy ${what}`}>
        <button
          type="button"
          className="-my-2.75 -mr-2 grid size-11 flex-none place-items-center rounded-pill text-muted hover:bg-sky-light hover:text-ink print:hidden"
          aria-label={`Copy ${what}`}
          onClick={copy}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </button>
      </Hint>
      <span role="status" className="sr-only">
        {isCopied && "Copied"}
      </span>
    </>
  );
}

/** An address that is shown to be copied. */
export const AddressToCopy = ({
  address,
  what,
}: {
  readonly address: string;
  readonly what: string;
}) => (
  <p className="mb-4 flex items-center justify-between gap-2 rounded-field border-2 border-ink bg-sky-light px-3.5 py-2.5 text-ink">
    <code className="leading-[1.4] [font-family:inherit]">{address}</code>
    <CopyButton text={address} what={what} />
  </p>
);
