import {
  type ButtonHTMLAttributes,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";

type DialogOf = (close: () => void) => ReactNode;

/** Called when a dialog in a row opens or closes, so that the row stays meanwhile. */
export const RowDialogs = createContext<(isOpen: boolean) => void>(() => {});

/** The dialog while it is open, and what opens it. */
export function useDialog(dialog: DialogOf): readonly [dialog: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false);
  const report = useContext(RowDialogs);
  useEffect(() => {
    if (isOpen) report(true);
    return () => {
      if (isOpen) report(false);
    };
  }, [isOpen, report]);
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
