import {
  type ButtonHTMLAttributes,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from "react";
import { keepFocusAfter, type Origin, originOf, useKeptFocus } from "#inbox/app/keep-focus.ts";
import { type Place, usePlace } from "#inbox/app/navigation.ts";
import { ErrorBoundary } from "./failure.tsx";
import { FormDialog } from "./form-dialog.tsx";

type DialogOf = (close: () => void) => ReactNode;

interface Opened {
  readonly dialog: DialogOf;
  readonly place: Place;
  readonly origin: Origin;
}

const Dialogs = createContext<(dialog: DialogOf) => void>(() => {});

/** Opens a dialog. It stays open when what opened it leaves the screen, and closes when another place is shown. */
export const useDialog = () => useContext(Dialogs);

/** Shows the open dialog, and keeps the focus in the page. */
export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const place = usePlace();
  useKeptFocus();
  const [opened, setOpened] = useState<Opened>();
  const close = () => {
    if (opened) keepFocusAfter(opened.origin);
    // Another one may have been opened since.
    setOpened((now) => (now === opened ? undefined : now));
  };
  return (
    <Dialogs
      value={(dialog) => setOpened({ dialog, place, origin: originOf(document.activeElement) })}
    >
      {children}
      {opened?.place === place && (
        <ErrorBoundary
          retryOn={opened}
          frame={(message) => (
            <FormDialog title="Something is wrong" cancel="Close" onClose={close}>
              {message}
            </FormDialog>
          )}
        >
          {opened.dialog(close)}
        </ErrorBoundary>
      )}
    </Dialogs>
  );
}

/** A button that opens a dialog. */
export function DialogButton({
  dialog,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly dialog: DialogOf }) {
  const open = useDialog();
  return <button type="button" {...button} onClick={() => open(dialog)} />;
}
