import { visitWords as words } from "#content/visit-page.ts";
import { CallLink, card, Note } from "./parts.tsx";

/** The day, once there is one, and then the outcome. */
export function VisitCard() {
  const { held, booked, over, canceled } = words;
  return (
    <>
      <div className={`${card} hard-shadow-agave`} data-when="held booked over missed">
        <h2 data-when="held">{held.title}</h2>
        <h2 data-when="booked">{booked.title}</h2>
        <h2 data-when="over missed">{over.title}</h2>
        <p
          className="mt-3.5 font-display text-[min(3.4rem,10vw)] leading-[0.95] font-black uppercase"
          data-fill="visitDay"
        />
        <p data-fill="visitHours" />
        <Note data-when="held">
          {`${held.by} `}
          <b data-fill="heldUntil" />.
        </Note>
        <Note data-when="booked">
          {booked.confirmed}
          <span data-if="hasEmail !today">{` ${booked.mailed}`}</span>
        </Note>
        <Note data-if="today">
          {`${booked.phoneOnly} `}
          <CallLink />
        </Note>
        <Note data-if="done">{over.done}</Note>
        <Note data-when="over" data-if="!done">
          {`${over.noOutcome} `}
          <CallLink />
        </Note>
        <Note data-when="missed">
          {`${over.noAccess} `}
          <CallLink />
        </Note>
      </div>
      <div className={`${card} hard-shadow-agave`} data-when="canceled">
        <h2>{canceled.title}</h2>
        <Note>
          {`${canceled.note} `}
          <CallLink />
        </Note>
      </div>
    </>
  );
}
