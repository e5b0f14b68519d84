import { business } from "#content/business.ts";
import { formatDuration } from "#domain/promise-clock.ts";
import { SunburstClock } from "./sunburst-clock.tsx";

/** How fast the team usually calls: the middle of all first contacts. */
export function MedianCard({ seconds }: { readonly seconds: number | null }) {
  const promised = business.replyWithinHours;
  return (
    <section
      aria-labelledby="median-title"
      className="sheet grid grid-cols-1 content-center items-center gap-x-8 gap-y-5 bg-sky-light p-6 sm:grid-cols-[1fr_auto] md:p-8"
    >
      <div>
        <h2 id="median-title" className="text-[1.45rem]">
          Median first contact
        </h2>
        <p className="mt-3 font-display text-[min(clamp(2.4rem,1.6rem+1.7vw,3rem),11.5vw)] leading-none whitespace-nowrap font-black tracking-tight">
          {seconds === null ? "None yet" : formatDuration(seconds * 1000)}
        </p>
        <p className="mt-3 max-w-[34ch] leading-snug">
          {seconds === null
            ? "Nobody has been contacted in this range."
            : `Half heard from you sooner, half later. The whole clock is ${promised} hours.`}
        </p>
      </div>
      <SunburstClock part={seconds === null ? 0 : seconds / (promised * 3600)} />
    </section>
  );
}
