import { type ReactNode, type Ref, useId } from "react";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./card-dialog.module.css";

/** A dialog in the middle of the screen: a title, what it says or asks, and the answers. */
export function CardDialog({
  title,
  titleRef,
  isGrave = false,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Whether it asks for something that cannot simply be taken back. */
  readonly isGrave?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const className = isGrave ? `${styles["dialog"]} ${styles["grave"]}` : styles["dialog"];
  return (
    <Dialog labelledBy={id} className={className} onClose={onClose}>
      <h2 ref={titleRef} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Dialog>
  );
}

export const Answers = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["answers"]}>{children}</div>
);
