import type { ComponentProps, ReactNode } from "react";
import { serviceLine } from "#domain/contact.ts";
import { maskedFields, type VisitPageProps } from "#domain/pages/page-props.ts";
import { Icon } from "#ui/drawings/icons.tsx";

export interface WithPage {
  readonly page: VisitPageProps;
}

/** Whether the visitor can still change the visit. */
export const isAhead = ({ state }: VisitPageProps): boolean =>
  state === "choose" || state === "asked" || state === "booked";

export const hasOpenDay = ({ days }: VisitPageProps): boolean => days.some(({ isFull }) => !isFull);

export const CallLink = () =>
  serviceLine && (
    <a href={serviceLine.href} className="tap -my-2.5">
      {serviceLine.text}
    </a>
  );

export const card = "card px-[18px] py-5 lg:px-7 lg:py-6";

export const Note = ({ className = "", ...more }: ComponentProps<"p">) => (
  <p {...more} className={`mt-1.5 text-sm leading-[1.4] ${className}`.trimEnd()} />
);

export const Notice = ({ className = "", ...more }: ComponentProps<"p">) => (
  <p
    {...more}
    role="status"
    className={`rounded-field border-2 border-ink bg-sky-light px-4 py-2.5 leading-[1.4] font-semibold ${className}`.trimEnd()}
  />
);

const saidId = "said";

/** What a press has done, if it was of one of these acts. */
export function Said({ page, acts }: WithPage & { readonly acts: readonly string[] }) {
  const { said } = page;
  return (
    said &&
    acts.includes(said.act) && (
      <Notice id={saidId} className="mb-3.5">
        {said.text}
      </Notice>
    )
  );
}

/**
 * For the part of the page that is the target of the address after a press: so it gets the focus, and a screen reader
 * reads what the press has done. A status that is there from the start is not announced.
 */
export const announced = ({ said }: VisitPageProps, acts: readonly string[]) =>
  said && acts.includes(said.act) ? { tabIndex: -1, "aria-describedby": saidId } : {};

/** Sent with every form: which one it is, and what the visitor saw. */
export const Sent = ({ page, act }: WithPage & { readonly act: string }) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="seen" value={page.seen} />
  </>
);

/** For a form with texts: the page's script saves them when the button of another form is pressed. */
export const savedAlong = ({ sentAct }: VisitPageProps, act: string) => ({
  "data-typed": sentAct === act ? "unsaved" : "",
});

/** The fields that can come back with a message, from the top of the page to its end. */
const checkedFields = [
  "gateNote",
  "specialRequests",
  "numDogs",
  "serviceType",
  ...maskedFields,
  "reason",
];

/** A field's text and message. The first field with a message gets the focus. */
export function given({ texts, errors }: VisitPageProps, name: string) {
  return {
    name,
    defaultValue: texts[name],
    error: errors[name],
    autoFocus: name === checkedFields.find((field) => errors[field] !== undefined),
  };
}

export function Panel({
  page,
  act,
  title,
  icon,
  className = "",
  hasTexts = false,
  children,
}: WithPage & {
  readonly act: string;
  readonly title: string;
  readonly icon: string;
  readonly hasTexts?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <form
      method="post"
      action="?"
      id={act}
      className={`${card} print:hidden ${className}`}
      aria-labelledby={`${act}-title`}
      {...announced(page, [act])}
      {...(hasTexts && savedAlong(page, act))}
    >
      <Sent page={page} act={act} />
      <div className="mb-3.5 flex items-center gap-3">
        <Icon d={icon} className="size-11 flex-none rounded-pill border-2 bg-lagoon p-[9px]" />
        <h2 id={`${act}-title`}>{title}</h2>
      </div>
      <Said page={page} acts={[act]} />
      {children}
    </form>
  );
}

export const PanelButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className="pill mt-[18px] bg-white px-[1.6em] py-[0.8em] text-base">
    {children}
  </button>
);
