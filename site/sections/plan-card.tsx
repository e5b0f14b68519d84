import { type plans, planWords } from "#content/plans.ts";
import { planFeatures } from "#content/sections.ts";
import { bookHref } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./plan-card.module.css";

type Plan = (typeof plans)[number];

/** A plan: a card beside the others, on phones a row of their list. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article
      className={`${styles["plan-card"]} card ${plan.isPopular ? `${styles["popular"]} on-dark` : ""}`.trimEnd()}
    >
      {plan.isPopular && <p className={styles["badge"]}>{planWords.popular}</p>}
      <h3>{plan.title}</h3>
      <p>
        <span className={`${styles["amount"]} without-plate`}>{`$${plan.pricePerVisit}`}</span>{" "}
        <span>
          <b>{plan.period}</b> <span>{priceWords(plan.serviceType, "1").month}</span>
        </span>
      </p>
      <p>{plan.description}</p>
      <ul>
        {planFeatures[plan.serviceType].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink
        href={bookHref({ plan: plan.serviceType })}
        tone={plan.isPopular ? "tangerine" : "white"}
        aria-label={`${planWords.button}: ${plan.title}`}
      >
        {planWords.button}
      </ButtonLink>
    </article>
  );
}
