import { useEffect, useState } from "react";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { Hint } from "#ui/tooltip.tsx";
import styles from "./copy-button.module.css";
import { CopyIcon } from "./icons.tsx";
import shared from "./shared.module.css";

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
          className={`${styles["copy"]} ${shared["screenOnly"]}`}
          aria-label={`Copy ${what}`}
          onClick={copy}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </button>
      </Hint>
      <span role="status" className={shared["visuallyHidden"]}>
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
  <p className={styles["address"]}>
    <code>{address}</code>
    <CopyButton text={address} what={what} />
  </p>
);
