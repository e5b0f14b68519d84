import { type ButtonHTMLAttributes, type ReactNode, useState } from "react";

type DialogOf = (close: () => void) => ReactNode;

/** The dialog while it is open, and what opens it. */
export function useDialog(dialog: DialogOf): readonly [dialog: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false);
  return [isOpen && dialog(() => setOpen(false)), () => setOpen(true)];
}

/** A button that opens a dialog. */
export function DialogButton({
  dialog,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly dialog: DialogOf }) {
  const [shown, open] = useDialog(dialog);
  return (
    <>
      <button type="button" {...button} onClick={open} />
      {shown}
    </>
  );
}
