import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { unbroken } from "#domain/dates.ts";
import { bookedMemory, type VisitPageProps } from "#domain/pages/page-props.ts";
import { FormPage } from "#site/sections/form-page.tsx";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { VisitLawn, VisitScene } from "#ui/drawings/visit-ground.tsx";
import { DayForm } from "./day-form.tsx";
import {
  hasOpenDay,
  isAhead,
  Notice,
  PanelButton,
  PostForm,
  priceOf,
  type WithPage,
} from "./elements.tsx";
import { CancelForm, ContactMethodForm, DataForm, GateForm, PlanForm } from "./forms.tsx";
import { VisitCard } from "./visit-card.tsx";

const lead =
  "mt-[10px] max-w-[26em] text-[1.15rem] leading-[1.4] text-balance lg:max-w-[min(26em,52%)] xl:max-w-[min(36em,52%)]";

function Lead({ page }: WithPage) {
  const { hear, channels } = bookingWords.promise;
  if (page.state === "canceled") return <p className={lead}>{words.canceledLead}</p>;
  if (!isAhead(page)) return null;
  if (page.replyBy === undefined) return <p className={lead}>{words.contacted}</p>;
  return (
    <p className={lead}>
      {`${hear} `}
      <b className="inline-block">
        <span>{unbroken(byWords(new Date(page.replyBy), new Date(page.now)))}</span>,
      </b>
      {` ${channels}.`}
    </p>
  );
}

const width = "relative mx-auto w-[min(704px,100%-40px)] lg:w-[min(1180px,100%-64px)]";

function Poster({ page }: WithPage) {
  const { firstName, state, isUndecided } = page;
  const isUnsettled = isUndecided || (state === "choose" && !hasOpenDay(page));
  return (
    <div className="relative bg-[linear-gradient(#9ad6cc,#dff1e4_60%,#fbe8c4)]">
      <VisitScene />
      {/* The words end above the rays of the sun, on a desktop left of it above the low ridge. */}
      <div
        className={`${width} pt-[18px] pb-[calc(var(--scene)*0.83)] lg:pb-[calc(var(--scene)*0.29)]`}
      >
        <h1 className="text-[min(9.55vw,3.9rem)] leading-[0.94] font-black uppercase lg:max-w-[60%] lg:text-[min(5.6vw,3.9rem)] lg:last:mb-[36px]">
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

/** The holes at the ends of the dashed line show the lawn. */
const hole =
  "absolute right-[-11px] h-[11px] w-[20px] rounded-b-full border-2 border-t-0 border-ink bg-[#6faf45] print:hidden forced-colors:hidden";

function Ticket({ page }: WithPage) {
  const { label, firstVisit, afterwards, canceled } = words.ticket;
  const isCanceled = page.state === "canceled";
  const price = priceOf(page);
  return (
    <section className="aside relative" aria-label={label}>
      <DachshundLying
        dogs={page.numDogs}
        className="absolute right-3.5 bottom-[calc(100%-2px)] w-[178px] md:right-6.5 md:w-[220px] print:hidden"
      />
      <div
        id="ticket"
        className="card relative grid grid-cols-[minmax(112px,min-content)_1fr] leading-[1.4]"
      >
        <p className="relative grid wrap-normal place-content-center rounded-l-[20px] border-r-2 border-dashed border-ink bg-mustard px-2 text-center font-display text-sm leading-tight font-bold">
          <span className={`${hole} -top-[2px]`} />
          <span className={`${hole} -bottom-[2px] rotate-180`} />
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

/** Shows nothing of the booking: its reader did not make it. */
function NotMe({ page, step }: WithPage & { readonly step: "asked" | "done" }) {
  const { button, back, [step]: said } = words.notMe;
  return (
    <FormPage {...said}>
      {step === "asked" && (
        <PostForm page={page} act="not-me" className="flex flex-wrap items-end gap-x-6">
          <PanelButton>{button}</PanelButton>
          <a href="?" className="tap font-semibold">
            {back}
          </a>
        </PostForm>
      )}
    </FormPage>
  );
}

/** The visitor's own page, rendered by the server for each request. */
export function VisitPage(page: VisitPageProps) {
  if (page.notMe) return <NotMe page={page} step={page.notMe} />;
  return (
    <section
      className="below-header unscrolled [--scene:max(150px,16vw)] print:[--scene:20px] [&_h2]:text-[min(1.6rem,10.5vw)] [&_h2]:[letter-spacing:-0.025em]"
      data-forget={page.state === "canceled" ? bookedMemory : undefined}
    >
      <Poster page={page} />
      <div className="relative flow-root pb-[130px]">
        <VisitLawn />
        {/* On a desktop two columns, each as long as its own cards: left what to do, right what is booked and what helps. */}
        <div
          className={`${width} mt-[calc(var(--scene)*-0.07)] grid grid-cols-1 gap-[24px] lg:flow-root lg:*:clear-left lg:*:float-left lg:*:mb-[24px] lg:*:w-[calc((100%-48px)*0.545)] lg:[&>.aside]:clear-right lg:[&>.aside]:float-right lg:[&>.aside]:w-[calc((100%-48px)*0.455)]`}
        >
          <Ticket page={page} />
          <div className="grid content-start gap-4">
            {page.notice !== undefined && <Notice>{page.notice}</Notice>}
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
