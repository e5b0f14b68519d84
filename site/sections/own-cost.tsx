import { ownCostWords as words } from "#content/own-cost.ts";
import { yearlyPrice } from "#domain/yearly-price.ts";
import { StretchedDog } from "#site/drawings/stretched-dog.tsx";
import { TextField } from "#site/ui/field.tsx";

const planDollars = yearlyPrice("weekly", "1").dollars;
const amount = "without-plate mt-1 block font-display text-[2.4rem] leading-none font-black";
const number = { type: "number", min: 0, step: "any", inputMode: "decimal" } as const;

/**
 * A year of doing it oneself, from the reader's own two numbers, beside a year of the weekly plan.
 * `site/scripts/own-cost.ts` does the sum; without scripts the section says how it is done.
 */
export function OwnCost() {
  return (
    <div className="own-cost card grid gap-x-12 gap-y-6 p-6 sm:p-8 md:grid-cols-2">
      <div>
        <h3>{words.headline}</h3>
        <p className="mt-2 mb-5">{words.lead}</p>
        <form id="own-cost" data-plan={planDollars}>
          <TextField {...number} id="own-hours" name="hours" className="" label={words.hours} />
          <TextField {...number} id="own-value" name="value" className="" label={words.value} />
        </form>
        <p className="text-sm">{words.sum}</p>
      </div>
      <div className="grid content-center gap-8 pr-4">
        <div className="own-result">
          <p className="font-semibold">{words.own}</p>
          <output id="own-sum" htmlFor="own-hours own-value" className={amount}>
            {words.waiting}
          </output>
          <StretchedDog id="own-dog" percent={12} coat="#CB8443" />
        </div>
        <div>
          <p className="font-semibold">{words.plan}</p>
          <p className={amount}>{`$${planDollars.toLocaleString("en-US")}`}</p>
          <StretchedDog id="plan-dog" percent={100} coat="#8F4220" />
        </div>
      </div>
    </div>
  );
}
