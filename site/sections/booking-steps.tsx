import { bookingSteps } from "#content/sections.ts";
import { ReplyBy } from "./reply-by.tsx";

/** What happens after the form, in three numbered steps. */
export function BookingSteps() {
  return (
    <ol className="grid gap-5">
      {bookingSteps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[auto_1fr] gap-4">
          <span
            aria-hidden="true"
            className="grid size-13 place-items-center rounded-pill border-2 border-ink bg-mustard font-display text-xl leading-none font-black"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-display text-lg leading-tight font-bold">{step.title}</p>
            <p>
              {step.text}
              {"promise" in step && <ReplyBy className="sm:max-lg:min-h-[2lh] xl:min-h-[2lh]" />}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
