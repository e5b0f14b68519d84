import { inclusions, type plans, planWords } from "#content/plans.ts";
import { CheckIcon } from "#site/drawings/icons.tsx";
import { ButtonLink } from "#site/ui/button.tsx";

type Plan = (typeof plans)[number];

const looks = {
  popular: {
    card: "on-dark bg-agave text-white hard-shadow-mustard",
    check: "text-mustard",
  },
  usual: { card: "bg-white", check: "text-agave" },
};

/** One plan of the price table. */
export function PlanCard({ plan }: { plan: Plan }) {
  const look = plan.isPopular ? looks.popular : looks.usual;
  return (
    <article
      className={`plan grid gap-x-10 gap-y-5 rounded-card border-2 border-ink px-7 py-8 sm:px-9 sm:max-lg:grid-cols-2 ${look.card}`}
    >
      <div>
        {plan.isPopular && (
          <p className="plan-badge rounded-pill border-2 border-ink bg-mustard font-display text-sm leading-none font-bold text-ink">
            {planWords.popular}
          </p>
        )}
        <h3>{plan.title}</h3>
        <p className="mt-1">
          <span className="without-plate block font-display text-[min(4.4rem,22vw)] whitespace-nowrap leading-none font-black">
            {`$${plan.pricePerVisit}`}
          </span>{" "}
          <span className="leading-snug font-semibold">{plan.period}</span>
        </p>
        <p className="mt-1">{plan.description}</p>
      </div>
      <div>
        <ul>
          {[...inclusions, ...plan.features].map((feature) => (
            <li key={feature} className="flex gap-3 border-t-2 border-dashed py-2.5">
              <CheckIcon className={`mt-0.5 shrink-0 ${look.check}`} />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink
          href={`/book-now?plan=${plan.serviceType}`}
          tone={plan.isPopular ? "tangerine" : "white"}
          aria-label={`${planWords.button}: ${plan.title}`}
          className="mt-5 max-sm:w-full"
        >
          {planWords.button}
        </ButtonLink>
      </div>
    </article>
  );
}
