import type { AreaText } from "./area-schemas.ts";
import { business } from "./business.ts";
import type { Step } from "./schemas.ts";

const { claims } = business;

/** How it works in a neighborhood, in four steps. */
export const serviceSteps = (visit: AreaText["visit"]): readonly Step[] => [
  {
    title: "Book your free visit",
    text: visit.book,
  },
  { title: claims.reply, text: visit.agree },
  { title: "We scoop the yard", text: visit.scoop },
  { title: "Enjoy the yard", text: visit.after },
];

/** The three services in a neighborhood, a line each. */
export const services = ({ home, community, once }: AreaText["visit"]): readonly Step[] => [
  { title: "Residential", text: home },
  { title: "HOA & commercial", text: community },
  { title: "One-time special services", text: once },
];
