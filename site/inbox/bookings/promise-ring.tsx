import { business } from "#content/business.ts";
import type { PromiseClock } from "#domain/promise-clock.ts";

const hourLength = 3_600_000;

/** How much of the promised time is left, as a dial that empties. */
export function PromiseRing({ clock }: { readonly clock: PromiseClock }) {
  const share = clock.left / (business.replyWithinHours * hourLength);
  // The circle is 100 long: the dash is what is left of it.
  const left = Math.max(0, Math.min(100, Math.round(share * 100)));
  return (
    <svg className="promise-ring" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" className="ring-dial" pathLength="100" />
      {left > 0 && (
        <circle
          cx="10"
          cy="10"
          r="8"
          className="ring-left"
          pathLength="100"
          strokeDasharray={`${left} 100`}
          transform="rotate(-90 10 10)"
        />
      )}
      {left === 0 && <path d="M10 5.8v5M10 13.9v.2" className="ring-mark" />}
    </svg>
  );
}
