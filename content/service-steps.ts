import { business } from "./business.ts";
import type { Benefit, Step } from "./shapes.ts";

const { claims } = business;

/** How it works, in four steps, on every neighborhood's page. */
export const serviceSteps = [
  {
    title: "Book your free visit",
    text: `One short form or one phone call. No card, ${claims.noContract}.`,
  },
  {
    title: claims.reply,
    text: "To agree on the day, the gate and what the dogs think of visitors.",
    promise: true,
  },
  {
    title: "We scoop the yard",
    text: `Corner by corner. ${claims.sanitized}.`,
  },
  {
    title: "You get the lawn back",
    text: `Stay on a schedule if you like it. ${claims.changes} if you do not.`,
  },
] as const satisfies readonly Step[];

/** The three services as cards, each with its picture. */
export const serviceCards = [
  {
    icon: "home",
    title: "Residential",
    text: "Twice a week, weekly or every two weeks, for one dog or a whole pack.",
  },
  {
    icon: "shield",
    title: "HOA & commercial",
    text: "Common areas and pet areas of communities, apartment complexes and managed properties.",
  },
  {
    icon: "calendar",
    title: "One-time special services",
    text: "A single visit when you need one: before the party, after the winter, at the end of a lease.",
  },
] as const satisfies readonly (Step & {
  readonly icon: Extract<Benefit["icon"], "home" | "shield" | "calendar">;
})[];
