import type { ReactNode } from "react";
import shared from "#inbox/controls/shared.module.css";
import bars from "./bars.module.css";
import { Wordmark } from "./bars.tsx";
import styles from "./screen.module.css";

/** The frame of the screen: around a message when nothing else can be shown, and empty while everything loads. */
export const OnlyHeader = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles["screen"]}>
    <header className={bars["top"]}>
      <Wordmark />
    </header>
    <main className={styles["main"]}>
      <h1 className={shared["visuallyHidden"]}>Inbox</h1>
      {children}
    </main>
  </div>
);
