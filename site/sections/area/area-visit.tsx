import { servicesHeading } from "#content/area-pages.ts";
import type { AreaVisit as Visit } from "#content/area-shapes.ts";
import { serviceCards, serviceSteps } from "#content/service-steps.ts";
import type { SectionText } from "#content/shapes.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { StepRow } from "#site/sections/step-row.tsx";
import { CalendarIcon, HomeIcon, ShieldIcon } from "#ui/drawings/icons.tsx";
import { Fact } from "./fact.tsx";

const icons = { home: HomeIcon, shield: ShieldIcon, calendar: CalendarIcon };
const grounds = { home: "bg-tangerine", shield: "bg-lagoon", calendar: "bg-mustard" };

interface AreaVisitProps {
  readonly heading: SectionText;
  readonly visit: Visit;
}

/** The four steps, what is particular about service there, and the three services. */
export function AreaVisit({ heading, visit }: AreaVisitProps) {
  return (
    <section aria-labelledby="steps-title" className="band bg-sky-light">
      <div className="wrap">
        <SectionHeading id="steps-title" text={heading} />
        <div className="mt-10">
          <StepRow steps={serviceSteps(visit)} count={4} />
        </div>
        {visit.notes && (
          <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {visit.notes.map((note) => (
              <li key={note.title} className="border-t-2 border-ink pt-4">
                <h3 className="mb-1.5 text-lg">{note.title}</h3>
                <p className="max-w-[35rem]">
                  <Fact fact={note} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <h2 className="mt-[clamp(56px,6vw,80px)] text-[clamp(1.7rem,1.3rem+1.6vw,2.3rem)] uppercase">
          {servicesHeading}
        </h2>
        <ul className="mt-7 grid gap-6 md:grid-cols-3">
          {serviceCards(visit).map(({ icon, title, text }) => {
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
