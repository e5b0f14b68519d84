import { visitWords as words } from "#content/visit-page.ts";
import { CallLink } from "./parts.tsx";

/** The day, once there is one, and then the outcome. */
export function VisitCard() {
  const { held, booked, over, cancelled } = words;
  return (
    <>
      <div className="card visit-card" data-when="held booked over missed">
        <h2 data-when="held">{held.title}</h2>
        <h2 data-when="booked">{booked.title}</h2>
        <h2 data-when="over missed">{over.title}</h2>
        <p
          className="mt-3.5 font-display text-[min(3.4rem,10vw)] leading-[0.95] font-black uppercase"
          data-fill="visitDay"
        />
        <p data-fill="visitHours" />
        <p data-when="held" className="visit-note">
          {`${held.by} `}
          <b data-fill="heldUntil" />.
        </p>
        <p data-when="booked" className="visit-note">
          {booked.confirmed}
          <span data-if="hasEmail !today">{` ${booked.mailed}`}</span>
        </p>
        <p data-if="today" className="visit-note">
          {`${booked.phoneOnly} `}
          <CallLink />
        </p>
        <p data-if="done" className="visit-note">
          {over.done}
        </p>
        <p data-when="over" data-if="!done" className="visit-note">
          {`${over.noOutcome} `}
          <CallLink />
        </p>
        <p data-when="missed" className="visit-note">
          {`${over.noAccess} `}
          <CallLink />
        </p>
      </div>
      <div className="card visit-card" data-when="cancelled">
        <h2>{cancelled.title}</h2>
        <p className="visit-note">
          {`${cancelled.note} `}
          <CallLink />
        </p>
      </div>
    </>
  );
}
