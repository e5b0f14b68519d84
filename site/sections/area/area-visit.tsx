import { servicesHeading } from "#content/area-pages.ts";
import type { AreaVisit as Visit } from "#content/area-shapes.ts";
import { serviceCards, serviceSteps } from "#content/service-steps.ts";
import type { SectionText } from "#content/shapes.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { StepRow } from "#site/sections/step-row.tsx";
import { CalendarIcon, HomeIcon, ShieldIcon } from "#ui/drawings/icons.tsx";

const icons = { home: HomeIcon, shield: ShieldIcon, calendar: CalendarIcon };
const grounds = { home: "bg-tangerine", shield: "bg-lagoon", calendar: "bg-mustard" };

interface AreaVisitProps {
  readonly heading: SectionText;
  readonly visit: Visit;
  /** The form, where the next section has no button of its own. */
  readonly bookAt: string | undefined;
}

/** The four steps, and the three services. */
export function AreaVisit({ heading, visit, bookAt }: AreaVisitProps) {
  return (
    <section aria-labelledby="steps-title" className="band bg-sky-light [--reserved:1120px]">
      <div className="wrap">
        <SectionHeading id="steps-title" text={heading} />
        <div className="mt-5 md:mt-10">
          <StepRow steps={serviceSteps(visit)} count={4} />
        </div>
        <h2 className="mt-[clamp(28px,6vw,80px)] text-[clamp(1.5rem,1.3rem+1.6vw,2.3rem)] lg:text-(length:--text-title) uppercase">
          {servicesHeading}
        </h2>
        <ul className="mt-5 grid gap-2.5 md:grid-cols-3 md:gap-6">
          {serviceCards(visit).map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title} className="card flex overflow-hidden md:block">
                <div
                  className={`w-4 flex-none border-ink max-md:border-r-2 md:h-14 md:w-auto md:border-b-2 ${grounds[icon]}`}
                />
                <div className="px-5 pb-3 md:px-6 md:pb-7">
                  <span className="hidden size-17 md:-mt-10 md:grid place-items-center rounded-pill border-2 border-ink bg-white">
                    <Icon className="size-8" />
                  </span>
                  <h3 className="mt-2.5 md:mt-3.5 mb-1.5 text-lg">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
        {bookAt && <BookButton href={bookAt} />}
      </div>
    </section>
  );
}
