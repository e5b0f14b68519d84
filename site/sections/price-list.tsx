import type { ReactNode } from "react";
import { plans, planWords } from "#content/plans.ts";

/**
 * The plans in short: name, price and period, a line each; below each other where large text leaves no room. A link may
 * follow what all include.
 */
export function PriceList({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="@container">
      <dl className="card grid grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1fr)] @max-[17rem]:block overflow-hidden">
        {plans.map((plan) => (
          <div
            key={plan.serviceType}
            className={`col-span-full grid grid-cols-subgrid items-center gap-x-3 border-b-2 border-ink px-4 py-3 last:border-0 sm:px-6 ${plan.isPopular ? "bg-mustard" : ""}`}
          >
            <dt className="font-display leading-snug font-bold">
              {plan.title}
              {plan.isPopular && (
                <span className="block text-sm leading-snug">{planWords.popular}</span>
              )}
            </dt>
            <dd className="font-display text-[2rem] leading-none font-black">
              {`$${plan.pricePerVisit}`}
            </dd>
            <dd className="text-sm leading-snug font-semibold text-balance">
              {plan.period.split(/(\S+-\S+)/).map((part) => (
                <span key={part} className={part.includes("-") ? "whitespace-nowrap" : ""}>
                  {part}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {planWords.inclusions}
        {children}
      </p>
    </div>
  );
}
