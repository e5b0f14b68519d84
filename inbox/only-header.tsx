import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";

// The build renders this file into the page: what it imports brings its style sheets along.

export const screenLook = "flex min-h-svh flex-col print:block print:min-h-0";

/** With room below for the tab bar. */
export const mainLook =
  "px-4 pt-4 pb-[calc(var(--tab-bar)+24px+env(safe-area-inset-bottom))] md:px-7 md:pt-6 md:pb-12 print:block print:p-0";

/** Of the screen, also where it says only one thing. */
export const topBar =
  // Large text needs a second line.
  "flex min-h-13 flex-wrap items-center gap-x-3 bg-plate py-1 pr-2 pl-[max(16px,env(safe-area-inset-left))] text-cream [--ring:var(--color-cream)] max-xs:min-h-12 max-xs:py-0.5 md:min-h-18 md:gap-x-[clamp(8px,1.9vw,24px)] md:px-7";

export const Wordmark = () => (
  <a
    href={addressOfView("today")}
    className="flex min-h-11 items-center gap-2.25 font-display text-[1.3rem]/none font-black tracking-[-0.02em] wrap-normal no-underline md:text-[1.5rem] [&_svg]:size-7 md:[&_svg]:size-8"
    aria-label={`${business.name} inbox`}
  >
    <PawMark />
    {/* Only the paw if there is no room for the name. */}
    <span className="max-xs:hidden md:max-lg:hidden">{business.name}</span>
  </a>
);

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
