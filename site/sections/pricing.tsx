import { plans, planWords } from "#content/plans.ts";
import { planFeatures, sections } from "#content/sections.ts";
import { bookHref } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./plan-card.module.css";
import { SectionHeading } from "./section-heading.tsx";

type Plan = (typeof plans)[number];

/** A plan: a card beside the others, on phones a row of their list. */
function PlanCard({ plan }: { plan: Plan }) {
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

/** The price table of the home page. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="band bg-sand">
      <div className="wrap">
        <SectionHeading id="pricing-title" text={sections.pricing} />
        <div className={styles["plans"]}>
          {plans.map((plan) => (
            <PlanCard key={plan.serviceType} plan={plan} />
          ))}
        </div>
        <p className="mt-4 sm:mt-11">{planWords.inclusions}</p>
        {/* Phones have no button on each plan. */}
        <ButtonLink href={bookHref({ plan: "weekly" })} className="mt-4 sm:hidden">
          {planWords.button}
        </ButtonLink>
      </div>
    </section>
  );
}
