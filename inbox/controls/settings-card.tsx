import type { ReactNode } from "react";
import { looks } from "#inbox/controls/looks.ts";

/** One thing to set, and a sentence that says what it does. */
export const SettingsCard = ({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <section
    aria-labelledby={`${id}-title`}
    className={`${looks.sheet} min-w-0 p-5 md:p-7 [&_[class~=field]]:mb-3.5 [&>:last-child:not(dialog)]:mb-0`}
  >
    <h2 id={`${id}-title`} tabIndex={-1} className="text-[1.45rem]">
      {title}
    </h2>
    <p className="mt-2 mb-4 max-w-[60ch] leading-snug text-ink-soft">{lead}</p>
    {children}
  </section>
);

/** What a card has several of, such as browsers. */
export const Rows = ({
  of,
  children,
}: {
  /** The id of the card. */
  readonly of: string;
  readonly children: ReactNode;
}) => (
  <ul aria-labelledby={`${of}-title`} className="mb-5 border-y-[1.5px] border-rule empty:hidden">
    {children}
  </ul>
);

export const Row = ({
  name,
  mark,
  detail,
  children,
}: {
  readonly name: string;
  /** What sets it apart, such as "you". */
  readonly mark?: string | false;
  readonly detail: ReactNode;
  /** Its buttons. */
  readonly children?: ReactNode;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule py-3 not-first:border-t-[1.5px]">
    <div className="min-w-0 flex-[1_1_9rem] leading-snug">
      <p className="font-bold">
        <bdi>{name}</bdi>
        {mark && (
          <span className="ml-2 inline-block rounded-pill border-[1.5px] border-ink bg-sky px-2.5 font-display text-2xs/[1.6] font-bold text-ink">
            {mark}
          </span>
        )}
      </p>
      <p className={looks.detail}>{detail}</p>
    </div>
    {children}
  </li>
);

/** A button, and beside it the result of pressing it. */
export const ButtonWithResult = ({
  button,
  message,
  isBad = false,
}: {
  readonly button: ReactNode;
  readonly message: ReactNode;
  readonly isBad?: boolean;
}) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
    {button}
    <p
      role="status"
      className={`flex-[1_1_14rem] leading-snug font-semibold empty:hidden ${isBad ? "text-error" : "text-link"}`}
      data-bad={isBad}
    >
      {message}
    </p>
  </div>
);
