import { useEffect, useState } from "react";
import { CheckIcon } from "#site/drawings/icons.tsx";
import { CopyIcon } from "#site/inbox/icons.tsx";
import { Hint } from "#site/ui/tooltip.tsx";

/** Milliseconds for which the button says that it worked. */
const thanks = 2000;

/** Copies a text. It is missing where the browser has no clipboard, as on plain-HTTP hosts. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), thanks);
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
        <button type="button" className="icon-button" aria-label={`Copy ${what}`} onClick={copy}>
          {isCopied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
        </button>
      </Hint>
      <span role="status" className="sr-only">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
