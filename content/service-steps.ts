import type { AreaVisit } from "./area-shapes.ts";
import { business } from "./business.ts";
import type { Benefit, Step } from "./shapes.ts";

const { claims } = business;

/** How it works in a neighborhood, in four steps. */
export const serviceSteps = (visit: AreaVisit): readonly Step[] => [
  {
    title: "Book your free visit",
    text: visit.book,
  },
  { title: claims.reply, text: visit.agree, promise: true },
  { title: "We scoop the yard", text: visit.scoop },
  { title: "Enjoy the yard", text: visit.after },
];

type ServiceCard = Step & {
  readonly icon: Extract<Benefit["icon"], "home" | "shield" | "calendar">;
};

/** The three services in a neighborhood as cards, each with its picture. */
export const serviceCards = (visit: AreaVisit): readonly ServiceCard[] => [
  { icon: "home", title: "Residential", text: visit.home },
  { icon: "shield", title: "HOA & commercial", text: visit.community },
  { icon: "calendar", title: "One-time special services", text: visit.once },
];
