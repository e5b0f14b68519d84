import { type ButtonHTMLAttributes, type ReactNode, useState } from "react";

/** A button that opens a dialog. */
export function DialogButton({
  dialog,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly dialog: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
