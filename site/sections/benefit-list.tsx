import { benefits } from "#content/sections.ts";
import {
  CalendarIcon,
  DropletIcon,
  HomeIcon,
  RefreshIcon,
  ShieldIcon,
  SunriseIcon,
} from "#site/drawings/icons.tsx";

const icons = {
  sunrise: SunriseIcon,
  droplet: DropletIcon,
  home: HomeIcon,
  refresh: RefreshIcon,
  shield: ShieldIcon,
  calendar: CalendarIcon,
};

const grounds = ["bg-mustard", "bg-tangerine", "bg-lagoon"];

/** What customers get besides a clean yard, each with its picture. */
export function BenefitList({ className = "" }: { className?: string }) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${className}`}>
      {benefits.map(({ icon, title, text }, index) => {
        const Icon = icons[icon];
        return (
          <li key={title}>
            <span
              className={`grid size-16 place-items-center rounded-pill border-2 border-ink ${grounds[index % grounds.length]}`}
            >
              <Icon className="size-8" />
            </span>
            <h3 className="mt-3.5 mb-1.5 text-lg">{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
