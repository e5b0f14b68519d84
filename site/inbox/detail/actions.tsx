import type { Booking } from "#domain/api/bookings.ts";
import { nextStatuses } from "#domain/booking-status.ts";
import { mailLink } from "#domain/mail-link.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { CheckIcon, PhoneIcon } from "#site/drawings/icons.tsx";
import { changeStatus, useActs } from "#site/inbox/acts.tsx";
import { EnvelopeIcon } from "#site/inbox/icons.tsx";
import { nameOf, stepWords } from "#site/inbox/words.ts";

/** Call, say that it was done, or write. The other ways a booking can go come below, quieter, and so does declining. */
export function Actions({ booking }: { readonly booking: Booking }) {
  const { id, phone, email, status, joinedInto } = booking;
  const { run, busyWith } = useActs();
  const steps = nextStatuses(status);
  const next = steps.find((to) => to !== "declined");
  const others = steps.filter((to) => to !== next);
  const isBusy = busyWith === id;
  const call = phoneLink(phone);
  const canMove = joinedInto === null;
  // Nothing is left to do: no empty bar at the bottom of a phone.
  if (!phone && !email && !(steps.length > 0 && canMove)) return null;
  const step = (to: typeof status) => run(changeStatus(id, nameOf(booking), status, to));
  return (
    <div className="actions">
      <div className="actions-first">
        {call.href && (
          <a href={call.href} className="act bg-tangerine">
            <PhoneIcon className="size-5" />
            {"Call "}
            <bdi className="words-wide">{call.text}</bdi>
          </a>
        )}
        {next && canMove && (
          <button
            type="button"
            className="act bg-agave text-white"
            disabled={isBusy}
            onClick={() => step(next)}
          >
            <CheckIcon className="icon-narrow size-5" />
            {stepWords[next]}
          </button>
        )}
        {email && (
          <a href={mailLink(email)} className="act act-mail bg-white">
            <EnvelopeIcon className="icon-narrow size-5" />
            <span className="words-wide">E-mail</span>
          </a>
        )}
      </div>
      {others.length > 0 && canMove && (
        <p className="actions-other">
          {others.map((to) => (
            <button key={to} type="button" disabled={isBusy} onClick={() => step(to)}>
              {stepWords[to]}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
