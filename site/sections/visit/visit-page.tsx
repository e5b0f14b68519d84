import { bookingWords } from "#content/booking.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { VisitLawn, VisitScene } from "#ui/drawings/visit-ground.tsx";
import { DayForm } from "./day-form.tsx";
import { CancelForm, ContactMethodForm, DataForm, GateForm, PlanForm } from "./forms.tsx";
import { ahead, lasting, Notice } from "./parts.tsx";
import { VisitCard } from "./visit-card.tsx";
import styles from "./visit-page.module.css";

const states = ["choose", "held", "booked", "over", "missed", "canceled"] as const;

function Poster() {
  return (
    <div className="relative bg-[linear-gradient(#9ad6cc,#dff1e4_60%,#fbe8c4)]">
      <VisitScene />
      <div className={styles["head"]}>
        <h1>
          <span data-fill="greeting" className="block">
            {words.hello}
          </span>
          {states.map((state) => (
            <span key={state} data-when={state} className="block text-agave">
              {words.headline[state]}
            </span>
          ))}
        </h1>
        <p data-when="canceled">{words.canceledLead}</p>
        <p data-when={ahead} data-if="waiting">
          {`${bookingWords.promise.by} `}
          <b className="inline-block">
            <span data-fill="promise" />,
          </b>
          {` ${bookingWords.promise.channels}.`}
        </p>
        <p data-when={ahead} data-if="!waiting">
          {words.contacted}
        </p>
      </div>
    </div>
  );
}

function Ticket() {
  const { label, firstVisit, afterwards, canceled } = words.ticket;
  return (
    <section className={`${styles["aside"]} relative`} aria-label={label}>
      <DachshundLying className="absolute right-3.5 bottom-[calc(100%-2px)] w-[178px] md:right-6.5 md:w-[220px] print:hidden" />
      <div className={`card ${styles["ticket"]} relative`}>
        <p className="grid place-content-center rounded-l-[20px] border-r-2 border-dashed border-ink bg-mustard px-2 text-center font-display text-sm leading-tight font-bold">
          <span data-when={lasting} className="grid">
            {firstVisit}
            <b
              data-fill="firstVisit"
              className="without-plate text-[min(2.6rem,13vw)] leading-none font-black"
            />
          </span>
          <span data-when="canceled">{canceled}</span>
        </p>
        <div className="min-w-0 px-[18px] pt-3.5 pb-4">
          <h2 data-fill="choice">{label}</h2>
          <p data-fill="area" className="line-clamp-2" />
          <p data-when={lasting}>
            {`${afterwards} `}
            <b data-fill="perVisit" />
            <span data-fill="period" />
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * The visitor's own page with all of its states: the server keeps the parts that apply, and fills in the values.
 * @see server/visits/link/fill-page.ts
 */
export function VisitPage() {
  return (
    <section className={`${styles["page"]} below-header`}>
      <Poster />
      <div className="relative flow-root pb-[130px]">
        <VisitLawn />
        <div className={styles["columns"]}>
          <Ticket />
          <div className="grid content-start gap-4">
            <Notice data-if="notice" data-fill="notice" />
            <VisitCard />
            <DayForm />
          </div>
          <GateForm />
          <PlanForm />
          <ContactMethodForm />
          <div className="card px-[18px] py-2 lg:px-7 print:hidden">
            <DataForm />
            <CancelForm />
          </div>
        </div>
      </div>
    </section>
  );
}
