import { benefits } from "#content/sections.ts";
import {
  CalendarIcon,
  DropletIcon,
  HomeIcon,
  RefreshIcon,
  ShieldIcon,
  SunriseIcon,
} from "#ui/drawings/icons.tsx";
import styles from "./disc-list.module.css";

const icons = {
  sunrise: SunriseIcon,
  droplet: DropletIcon,
  home: HomeIcon,
  refresh: RefreshIcon,
  shield: ShieldIcon,
  calendar: CalendarIcon,
};

/** What customers get besides a clean yard, each with its picture. */
export function BenefitList() {
  return (
    <ul className={`${styles["disc-list"]} ${styles["pictures"]}`}>
      {benefits.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={title}>
            <Icon />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
