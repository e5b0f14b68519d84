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
    <div className="price">
      <output>
        <span>{bookingWords.afterwards}</span>
        <span>
          {from}
          <b className="without-plate">{`$${perVisit}`}</b>
          {` ${plan.shortPeriod}`}
        </span>
        <span>{`${from}about $${perMonth} a month, ${dogCountLabel(dogs).toLowerCase()}`}</span>
      </output>
      <p>
        <span>{bookingWords.firstVisit}</span>
        <b>{`$${firstVisit}`}</b>
      </p>
    </div>
  );
}
