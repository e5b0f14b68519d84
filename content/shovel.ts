import type { LocalFact } from "./area-shapes.ts";
import { plans } from "./plans.ts";

interface ShovelFact extends LocalFact {
  readonly figure: number;
  readonly unit: string;
}

const roundsPerYear = plans.find((plan) => plan.isPopular)?.visitsPerYear ?? 0;

const facts: readonly ShovelFact[] = [
  {
    figure: roundsPerYear,
    unit: "rounds a year",
    text: "To keep up with the weekly plan. The time, the bags and the smell are yours.",
  },
  {
    figure: 274,
    unit: "pounds a year",
    text: "About what an average dog leaves behind, by the count of the City of Norfolk.",
    source: "https://www.norfolk.gov/4162/Scoop-the-Poop",
  },
  {
    figure: 111,
    unit: "days at 100 °F or more",
    text: "An average year in Phoenix, by National Weather Service figures.",
    source: "https://www.weather.gov/psr/yearinreview2024",
  },
];

/** Beside the prices: what doing it yourself involves. Figures need a source. */
export const shovelWords = {
  headline: "Or keep the shovel?",
  lead: "You can, of course. This comes with it.",
  facts,
  /** Before the price of a year. */
  plan: "Or a year of the weekly plan, one dog:",
} as const;
