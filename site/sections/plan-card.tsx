import { inclusions, type plans, planWords } from "#content/plans.ts";
import { bookHref } from "#domain/booking/options.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import styles from "./plan-card.module.css";

type Plan = (typeof plans)[number];

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article
      className={`${styles["plan-card"]} card ${plan.isPopular ? `${styles["popular"]} on-dark` : ""}`.trimEnd()}
    >
      <div>
        {plan.isPopular && <p className={styles["badge"]}>{planWords.popular}</p>}
        <h3>{plan.title}</h3>
        <p>
          <span className={`${styles["amount"]} without-plate`}>{`$${plan.pricePerVisit}`}</span>{" "}
          <b>{plan.period}</b>
        </p>
        <p>{plan.description}</p>
      </div>
      <div>
        <ul>
          {[...inclusions, ...plan.features].map((feature) => (
            <li key={feature}>
              <CheckIcon />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink
          href={bookHref({ plan: plan.serviceType })}
          tone={plan.isPopular ? "tangerine" : "white"}
          aria-label={`${planWords.button}: ${plan.title}`}
        >
          {planWords.button}
        </ButtonLink>
      </div>
    </article>
  );
}
