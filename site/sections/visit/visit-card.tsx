import { visitWords as words } from "#content/visit-page.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { hoursWords } from "#domain/business-clock/visits.ts";
import { unbroken } from "#domain/dates.ts";
import { CallLink, card, dayWords, Note, type WithPage } from "./elements.tsx";

const NoteToCall = ({ children }: { readonly children: string }) => (
  <Note>
    {`${children} `}
    <CallLink />
  </Note>
);

function Asked({ page: { confirmBy, now } }: WithPage) {
  const { by, late } = words.asked;
  if (confirmBy === undefined) return <NoteToCall>{late}</NoteToCall>;
  return (
    <Note>
      {`${by} `}
      <b>{unbroken(byWords(new Date(confirmBy), new Date(now)))}</b>.
    </Note>
  );
}

function Booked({ page: { hasEmail, isReminded, isToday, isUndecided } }: WithPage) {
  const { confirmed, closed, mailed, reminded, phoneOnly } = words.booked;
  if (isUndecided) return <NoteToCall>{closed}</NoteToCall>;
  return (
    <>
      <Note>
        {confirmed}
        {hasEmail && !isToday && (
          <span>{isReminded ? ` ${mailed} ${reminded}` : ` ${mailed}`}</span>
        )}
      </Note>
      {isToday && <NoteToCall>{phoneOnly}</NoteToCall>}
    </>
  );
}

/** The day, once there is one, and then the outcome. */
export function VisitCard({ page }: WithPage) {
  const { asked, booked, over, canceled } = words;
  const { state, visit, isDone } = page;
  if (state === "canceled")
    return (
      <div className={`${card} hard-shadow-agave`}>
        <h2>{canceled.title}</h2>
        <NoteToCall>{canceled.note}</NoteToCall>
      </div>
    );
  if (state === "choose" || !visit) return null;
  const titles = { asked, booked, over, missed: over };
  return (
    <div className={`${card} hard-shadow-agave`}>
      <h2>{titles[state].title}</h2>
      <p className="mt-3.5 font-display text-[min(3.4rem,10vw)] leading-[0.95] font-black uppercase">
        {dayWords(visit.day)}
      </p>
      <p>{hoursWords(visit)}</p>
      {state === "asked" && <Asked page={page} />}
      {state === "booked" && <Booked page={page} />}
      {state === "over" && isDone && <Note>{over.done}</Note>}
      {state === "over" && !isDone && <NoteToCall>{over.noOutcome}</NoteToCall>}
      {state === "missed" && <NoteToCall>{over.noAccess}</NoteToCall>}
    </div>
  );
}
