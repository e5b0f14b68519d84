import type { ReactNode } from "react";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./bottom-sheet.module.css";

/** A dialog that is a sheet at the bottom of a phone, with its buttons where the thumb is. */
export const BottomSheet = ({
  labelledBy,
  onClose,
  children,
}: {
  readonly labelledBy: string;
  readonly onClose: () => void;
  /** A form: its last part, the buttons, stays in sight. */
  readonly children: ReactNode;
}) => (
  <Dialog labelledBy={labelledBy} className={styles["dialog"]} onClose={onClose}>
    <div className={styles["panel"]}>{children}</div>
  </Dialog>
);
