import type { ComponentProps, FC, ReactNode } from "react";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { shortDayWords } from "#domain/business-clock/visits.ts";
import { serviceLine } from "#domain/contact.ts";
import { maskedFields, type VisitPageProps } from "#domain/pages/page-props.ts";
import type { DrawingProps } from "#ui/drawings/drawing.ts";

const row =
  "relative flex min-h-14 flex-wrap items-center gap-x-3.5 border-ink py-2 pr-4 pl-14 not-first:border-t-2 max-[23rem]:pr-2 max-[23rem]:pl-[46px]";
const radio =
  "absolute inset-y-0 left-4 my-auto size-[26px] cursor-[inherit] appearance-none rounded-pill border-2 checked:border-8 max-[23rem]:left-2.5";
const title = "font-display text-[clamp(1.125rem,4.9vw,1.25rem)] leading-[1.2] font-bold";
const more = "ml-auto inline-flex items-center gap-2 font-semibold max-[23rem]:ml-0";

/** Rows to choose one of: days, and ways to be reached. What is beside a title goes below it where both do not fit. */
export const choice = {
  list: "overflow-hidden rounded-[16px] border-2 border-ink",
  row: `${row} cursor-pointer has-checked:bg-mustard has-focus-visible:rounded-[12px] has-focus-visible:outline-3 has-focus-visible:-outline-offset-6 has-focus-visible:outline-ink`,
  radio: `${radio} bg-white`,
  title,
  more,
};

/** A row that cannot be chosen. */
export const fullChoice = {
  row: `${row} cursor-not-allowed bg-[#f1efe9] text-[#5a6a66]`,
  radio: `${radio} border-dashed`,
  title: `${title} line-through decoration-2`,
  more: `${more} rounded-pill border-2 px-3 py-[3px] text-sm leading-[1.3]`,
};

/** What was quoted. Bookings that were stored with other choices are shown with the first ones. */
export function priceOf({ serviceType, numDogs, quotedPerVisit }: VisitPageProps) {
  const plan = serviceTypes.find((one) => one === serviceType) ?? "weekly";
  const dogs = dogCounts.find((one) => one === numDogs) ?? "1";
  return priceWords(plan, dogs, quotedPerVisit ?? undefined);
}

/** "Tue Nov 24". */
export const dayWords = (day: string): string => shortDayWords(day).replace(",", "");

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

/** A form of the page. It sends which one it is, and what the visitor saw. */
export const PostForm = ({
  page,
  act,
  children,
  ...form
}: WithPage & ComponentProps<"form"> & { readonly act: string }) => (
  <form method="post" action="?" {...form}>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="seen" value={page.seen} />
    {children}
  </form>
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
  icon: Icon,
  className = "",
  hasTexts = false,
  children,
}: WithPage & {
  readonly act: string;
  readonly title: string;
  readonly icon: FC<DrawingProps>;
  readonly hasTexts?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <PostForm
      page={page}
      act={act}
      id={act}
      className={`${card} print:hidden ${className}`}
      aria-labelledby={`${act}-title`}
      {...announced(page, [act])}
      {...(hasTexts && savedAlong(page, act))}
    >
      <div className="mb-3.5 flex items-center gap-3">
        <Icon className="size-11 flex-none rounded-pill border-2 bg-lagoon p-[9px]" />
        <h2 id={`${act}-title`}>{title}</h2>
      </div>
      <Said page={page} acts={[act]} />
      {children}
    </PostForm>
  );
}

export const PanelButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className="pill mt-[18px] bg-white px-[1.6em] py-[0.8em] text-base">
    {children}
  </button>
);
