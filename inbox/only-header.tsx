import type { ReactNode } from "react";
import { topBar, Wordmark } from "./bars.tsx";

export const screenLook = "flex min-h-svh flex-col print:block print:min-h-0";

/** With room below for the tab bar. */
export const mainLook =
  "px-4 pt-4 pb-[calc(var(--tab-bar)+24px+env(safe-area-inset-bottom))] md:px-7 md:pt-6 md:pb-12 print:block print:p-0";

/** The frame of the screen: around a message when nothing else can be shown, and empty while everything loads. */
export const OnlyHeader = ({ children }: { readonly children?: ReactNode }) => (
  <div className={screenLook}>
    <header className={topBar}>
      <Wordmark />
    </header>
    <main className={mainLook}>
      <h1 className="sr-only">Inbox</h1>
      {children}
    </main>
  </div>
);
