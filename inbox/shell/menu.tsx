import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import styles from "./menu.module.css";

/** What a button with `popoverTarget` opens. A native popover: Escape, a press elsewhere and each choice close it. */
export const Menu = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are what is clicked.
  // biome-ignore lint/a11y/useKeyWithClickEvents: they click on Enter by themselves.
  <div
    id={id}
    popover="auto"
    onClick={(event) => event.currentTarget.hidePopover()}
    className={`${shared["sheet"]} ${styles["menu"]}`}
  >
    {children}
  </div>
);
