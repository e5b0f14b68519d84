import { business } from "./business.ts";
import type { Benefit, Step } from "./shapes.ts";

/** How it works, in four steps, on every neighborhood's page. */
export const serviceSteps = [
  {
    title: "Book your free visit",
    text: "One short form or one phone call, without a card and without a contract.",
  },
  {
    title: `We get in touch within ${business.replyWithinHours} hours`,
    text: "To agree on the day, the gate and what the dogs think of visitors.",
    promise: true,
  },
  {
    title: "We scoop the yard",
    text: "Corner by corner, with shoes and equipment that were sanitized after the yard before.",
  },
  {
    title: "You get the lawn back",
    text: "Stay on a schedule if you like it. Change or stop with one phone call if you do not.",
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
