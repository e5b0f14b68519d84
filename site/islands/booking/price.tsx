import { bookingWords } from "#content/booking.ts";
import { plans } from "#content/plans.ts";
import { dogCountLabel, dogCounts } from "#domain/booking-options.ts";
import { quote } from "#domain/quote.ts";
import type { FormValues } from "./form-values.ts";

/** What the yard would cost, for the dogs and the plan chosen. Without a number of dogs: for one. */
export function Price({ numDogs, serviceType }: Pick<FormValues, "numDogs" | "serviceType">) {
  const plan = plans.find((candidate) => candidate.serviceType === serviceType);
  const dogs = dogCounts.find((count) => count === numDogs) ?? dogCounts[0];
  if (!plan) return null;
  const { firstVisit, perVisit, perMonth, isFrom } = quote(plan.serviceType, dogs);
  const from = isFrom ? "from " : "";
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t-2 border-dashed border-ink pt-4">
      <output className="block text-sm">
        <span className="block">{bookingWords.afterwards}</span>
        <span className="block">
          {from}
          <b className="font-display text-[2.5rem] leading-none font-black">{`$${perVisit}`}</b>
          {` ${plan.shortPeriod}`}
        </span>
        <span className="block">{`${from}about $${perMonth} a month, ${dogCountLabel(dogs).toLowerCase()}`}</span>
      </output>
      <p className="shrink-0 -rotate-3 rounded-field border-2 border-ink bg-mustard px-3 py-2 text-center font-display text-sm leading-tight font-bold">
        <span className="block">{bookingWords.firstVisit}</span>
        <span className="block text-lg font-black">{`$${firstVisit}`}</span>
      </p>
    </div>
  );
}
