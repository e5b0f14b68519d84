import type { ReactNode } from "react";

/** The dawn on which the only card of a screen lies. */
export const Dawn = ({ children }: { readonly children: ReactNode }) => (
  <main className="flex-1 items-center justify-center bg-linear-to-b from-sky via-sky-light via-62% to-dusk px-4 py-6 text-ink *:flex-none">
    {children}
  </main>
);

export const dawnCard =
  "flex w-[min(26rem,100%)] flex-col gap-3.5 rounded-card border-2 border-ink bg-surface px-[clamp(20px,6vw,36px)] pt-7 pb-9 text-ink shadow-hard shadow-mustard [&_button]:mt-0.5 [&_button]:min-h-13 [&_h1]:text-[2rem] [&_h1]:uppercase";
