import type { ReactNode } from "react";

/** One thing to set, with what it does in a sentence. */
export function SettingsCard({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="sheet bg-white min-w-0 p-5 md:p-7">
      <h2 id={`${id}-title`} className="text-[1.45rem]">
        {title}
      </h2>
      <p className="mt-2 mb-4 max-w-[60ch] leading-snug text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}

/** A button, and beside it what became of the press. */
export function Step({
  button,
  outcome,
  isBad = false,
}: {
  readonly button: ReactNode;
  readonly outcome: ReactNode;
  readonly isBad?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {button}
      <p
        role="status"
        className={`flex-[1_1_14rem] leading-snug font-semibold empty:hidden ${isBad ? "text-error" : "text-agave"}`}
      >
        {outcome}
      </p>
    </div>
  );
}
