import { visitWords as words } from "#content/visit-page.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { unbroken } from "#domain/dates.ts";
import { hoursWords } from "#domain/visits.ts";
import { dayWords } from "./day-words.ts";
import { CallLink, card, Note, type PartProps } from "./parts.tsx";

const NoteToCall = ({ children }: { readonly children: string }) => (
  <Note>
    {`${children} `}
    <CallLink />
  </Note>
);

function Held({ page: { visit, now } }: PartProps) {
  const heldUntil = visit?.heldUntil;
  return (
    <Note>
      {`${words.held.by} `}
      <b>{heldUntil && unbroken(byWords(new Date(heldUntil), new Date(now)))}</b>.
    </Note>
  );
}

function Booked({ page: { hasEmail, isToday } }: PartProps) {
  const { confirmed, mailed, phoneOnly } = words.booked;
  return (
    <>
      <Note>
        {confirmed}
        {hasEmail && !isToday && <span>{` ${mailed}`}</span>}
      </Note>
      {isToday && <NoteToCall>{phoneOnly}</NoteToCall>}
    </>
  );
}

/** The day, once there is one, and then the outcome. */
export function VisitCard({ page }: PartProps) {
  const { held, booked, over, canceled } = words;
  const { state, visit, isDone } = page;
  if (state === "canceled")
    return (
      <div className={`${card} hard-shadow-agave`}>
        <h2>{canceled.title}</h2>
        <NoteToCall>{canceled.note}</NoteToCall>
      </div>
    );
  if (state === "choose" || !visit) return null;
  const titles = { held, booked, over, missed: over };
  return (
    <div className={`${card} hard-shadow-agave`}>
      <h2>{titles[state].title}</h2>
      <p className="mt-3.5 font-display text-[min(3.4rem,10vw)] leading-[0.95] font-black uppercase">
        {dayWords(visit.day)}
      </p>
      <p>{hoursWords(visit)}</p>
      {state === "held" && <Held page={page} />}
      {state === "booked" && <Booked page={page} />}
      {state === "over" && isDone && <Note>{over.done}</Note>}
      {state === "over" && !isDone && <NoteToCall>{over.noOutcome}</NoteToCall>}
      {state === "missed" && <NoteToCall>{over.noAccess}</NoteToCall>}
    </div>
  );
}
