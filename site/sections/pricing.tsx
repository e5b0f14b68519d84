import { plans } from "#content/plans.ts";
import { sections } from "#content/sections.ts";
import styles from "./plan-card.module.css";
import { PlanCard } from "./plan-card.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The price table of the home page. */
export function Pricing() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="band bg-sand max-lg:[--reserved:1770px]"
    >
      <div className="wrap">
        <SectionHeading id="pricing-title" text={sections.pricing} />
        <div className={styles["plans"]}>
          {plans.map((plan) => (
            <PlanCard key={plan.serviceType} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  );
}
