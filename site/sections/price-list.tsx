import { plans, planWords } from "#content/plans.ts";

/** The plans in short: name, price and period, a line each. */
export function PriceList() {
  return (
    <>
      <dl className="card overflow-hidden">
        {plans.map((plan) => (
          <div
            key={plan.serviceType}
            className={`flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-ink px-6 py-4 last:border-0 ${plan.isPopular ? "bg-mustard" : ""}`}
          >
            <dt className="font-display text-lg leading-snug font-bold">
              {plan.title}
              {plan.isPopular && (
                <span className="block text-sm leading-snug">{planWords.popular}</span>
              )}
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-balance">
              <span className="font-display text-[2rem] leading-none font-black">
                {`$${plan.pricePerVisit}`}
              </span>
              {plan.period}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{planWords.inclusions}</p>
    </>
  );
}
