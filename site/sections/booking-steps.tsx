import type { Step } from "#content/schemas.ts";
import { bookingSteps } from "#content/sections.ts";

interface BookingStepsProps {
  readonly steps?: readonly Step[];
  readonly className?: string;
}

/** Numbered steps: what happens after the form, or at the gate. */
export function BookingSteps({ steps = bookingSteps, className = "" }: BookingStepsProps) {
  return (
    <ol className={`grid gap-x-8 gap-y-4 ${className}`.trimEnd()}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-3.5 gap-y-0.5 leading-snug"
        >
          <span
            aria-hidden="true"
            className="row-span-2 grid size-12 place-items-center rounded-pill border-2 border-ink bg-mustard font-display text-xl leading-none font-black"
          >
            {index + 1}
          </span>
          <b className="font-display text-lg font-bold">{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
