import { plans, planWords } from "#content/plans.ts";
import { sections } from "#content/sections.ts";
import { bookHref } from "#domain/booking/options.ts";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./plan-card.module.css";
import { PlanCard } from "./plan-card.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The price table of the home page. */
export function Pricing() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="band bg-sand [--reserved:640px]"
    >
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
