import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { unbroken } from "#domain/dates.ts";
import { bookedMemory, type VisitPageProps } from "#domain/pages/page-props.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { VisitLawn, VisitScene } from "#ui/drawings/visit-ground.tsx";
import { DayForm } from "./day-form.tsx";
import { hasOpenDay, isAhead, Notice, type WithPage } from "./elements.tsx";
import {
  CancelForm,
  ContactMethodForm,
  DataForm,
  GateForm,
  MailboxForm,
  PlanForm,
} from "./forms.tsx";
import { priceOf } from "./price-of.ts";
import { VisitCard } from "./visit-card.tsx";
import styles from "./visit-page.module.css";

function Lead({ page }: WithPage) {
  const { hear, channels } = bookingWords.promise;
  if (page.state === "canceled") return <p>{words.canceledLead}</p>;
  if (!isAhead(page)) return null;
  if (page.replyBy === undefined) return <p>{words.contacted}</p>;
  return (
    <p>
      {`${hear} `}
      <b className="inline-block">
        <span>{unbroken(byWords(new Date(page.replyBy), new Date(page.now)))}</span>,
      </b>
      {` ${channels}.`}
    </p>
  );
}

function Poster({ page }: WithPage) {
  const { firstName, state, isUndecided } = page;
  const isUnsettled = isUndecided || (state === "choose" && !hasOpenDay(page));
  return (
    <div className="relative bg-[linear-gradient(#9ad6cc,#dff1e4_60%,#fbe8c4)]">
      <VisitScene />
      <div className={styles["head"]}>
        <h1>
          <span className="block">
            {firstName === undefined ? words.hello : `${words.hi} ${firstName}.`}
          </span>
          <span className="block text-agave">
            {words.headline[isUnsettled ? "unsettled" : state]}
          </span>
        </h1>
        <Lead page={page} />
      </div>
    </div>
  );
}

function Ticket({ page }: WithPage) {
  const { label, firstVisit, afterwards, canceled } = words.ticket;
  const isCanceled = page.state === "canceled";
  const price = priceOf(page);
  return (
    <section className={`${styles["aside"]} relative`} aria-label={label}>
      <DachshundLying className="absolute right-3.5 bottom-[calc(100%-2px)] w-[178px] md:right-6.5 md:w-[220px] print:hidden" />
      <div className={`card ${styles["ticket"]} relative`}>
        <p className="grid place-content-center rounded-l-[20px] border-r-2 border-dashed border-ink bg-mustard px-2 text-center font-display text-sm leading-tight font-bold">
          {isCanceled ? (
            <span>{canceled}</span>
          ) : (
            <span className="grid">
              {firstVisit}
              <b className="without-plate text-[min(2.6rem,13vw)] leading-none font-black">
                {price.firstVisit}
              </b>
            </span>
          )}
        </p>
        <div className="min-w-0 px-[18px] pt-3.5 pb-4">
          <h2>{page.isCommercial ? openWords.quote.amount : `${price.plan}, ${price.dogs}`}</h2>
          <p className="line-clamp-2">{page.place}</p>
          {!isCanceled && !page.isCommercial && (
            <p>
              {`${afterwards} `}
              <b>{price.from + price.perVisit}</b>
              <span>{` ${price.period}`}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The visitor's own page, rendered by the server for each request. */
export function VisitPage(page: VisitPageProps) {
  return (
    <section
      className={`${styles["page"]} below-header`}
      data-forget={page.state === "canceled" ? bookedMemory : undefined}
    >
      <Poster page={page} />
      <div className="relative flow-root pb-[130px]">
        <VisitLawn />
        <div className={styles["columns"]}>
          <Ticket page={page} />
          <div className="grid content-start gap-4">
            {page.notice !== undefined && <Notice>{page.notice}</Notice>}
            {page.isNextMailbox && <MailboxForm page={page} />}
            <VisitCard page={page} />
            {isAhead(page) && !page.isToday && <DayForm page={page} />}
          </div>
          {page.state !== "canceled" && (
            <>
              <GateForm page={page} />
              {!page.isCommercial && <PlanForm page={page} />}
              <ContactMethodForm page={page} />
            </>
          )}
          <div className="card px-[18px] py-2 lg:px-7 print:hidden">
            <DataForm page={page} />
            {isAhead(page) && <CancelForm page={page} />}
          </div>
        </div>
      </div>
    </section>
  );
}
