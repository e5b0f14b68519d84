import { visitWords as words } from "#content/visit-page.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { hoursWords, writeSlot } from "#domain/business-clock/visits.ts";
import { unbroken } from "#domain/dates.ts";
import { dayWords } from "./day-words.ts";
import { CallLink, canHoldWish, card, Note, Sent, type WithPage } from "./elements.tsx";

const NoteToCall = ({ children }: { readonly children: string }) => (
  <Note>
    {`${children} `}
    <CallLink />
  </Note>
);

function Held({ page: { visit, now } }: WithPage) {
  const heldUntil = visit?.heldUntil;
  return (
    <Note>
      {`${words.held.by} `}
      <b>{heldUntil && unbroken(byWords(new Date(heldUntil), new Date(now)))}</b>.
    </Note>
  );
}

function Wished({ page }: WithPage) {
  const { link, press, button, full, call } = words.wished;
  const { holdBy, visit } = page;
  if (holdBy === "team") return <NoteToCall>{call}</NoteToCall>;
  if (!visit || !canHoldWish(page)) return <Note>{full}</Note>;
  if (holdBy === "link") return <Note>{link}</Note>;
  return (
    <form method="post" action="?" aria-label={button}>
      <Sent page={page} act="day" />
      <input type="hidden" name="slot" value={writeSlot(visit)} />
      <Note>{press}</Note>
      <button
        type="submit"
        className="pill mt-[18px] min-h-14 w-full bg-tangerine px-[1.6em] py-[0.8em] print:hidden"
      >
        {button}
      </button>
    </form>
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
  const { wished, held, booked, over, canceled } = words;
  const { state, visit, isDone } = page;
  if (state === "canceled")
    return (
      <div className={`${card} hard-shadow-agave`}>
        <h2>{canceled.title}</h2>
        <NoteToCall>{canceled.note}</NoteToCall>
      </div>
    );
  if (state === "choose" || !visit) return null;
  const titles = { wished, held, booked, over, missed: over };
  return (
    <div className={`${card} hard-shadow-agave`}>
      <h2>{titles[state].title}</h2>
      <p className="mt-3.5 font-display text-[min(3.4rem,10vw)] leading-[0.95] font-black uppercase">
        {dayWords(visit.day)}
      </p>
      <p>{hoursWords(visit)}</p>
      {state === "wished" && <Wished page={page} />}
      {state === "held" && <Held page={page} />}
      {state === "booked" && <Booked page={page} />}
      {state === "over" && isDone && <Note>{over.done}</Note>}
      {state === "over" && !isDone && <NoteToCall>{over.noOutcome}</NoteToCall>}
      {state === "missed" && <NoteToCall>{over.noAccess}</NoteToCall>}
    </div>
  );
}
