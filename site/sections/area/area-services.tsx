import { sections } from "#content/sections.ts";
import { serviceCards, serviceSteps } from "#content/service-steps.ts";
import { CalendarIcon, HomeIcon, ShieldIcon } from "#site/drawings/icons.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { StepRow } from "#site/sections/step-row.tsx";

const icons = { home: HomeIcon, shield: ShieldIcon, calendar: CalendarIcon };
const grounds = { home: "bg-tangerine", shield: "bg-lagoon", calendar: "bg-mustard" };

/** How it works, and the three services. */
export function AreaServices() {
  return (
    <section aria-labelledby="steps-title" className="band">
      <div className="wrap">
        <SectionHeading id="steps-title" text={sections.steps} />
        <div className="mt-10">
          <StepRow steps={serviceSteps} count={4} />
        </div>
        <h2 className="mt-[clamp(56px,6vw,80px)] text-[clamp(1.7rem,1.3rem+1.6vw,2.3rem)] uppercase">
          {sections.services.headline}
        </h2>
        <ul className="mt-7 grid gap-6 md:grid-cols-3">
          {serviceCards.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title} className="card overflow-hidden">
                <div className={`h-14 border-b-2 border-ink ${grounds[icon]}`} />
                <div className="px-6 pb-7">
                  <span className="-mt-10 grid size-17 place-items-center rounded-pill border-2 border-ink bg-white">
                    <Icon className="size-8" />
                  </span>
                  <h3 className="mt-3.5 mb-1.5 text-lg">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
