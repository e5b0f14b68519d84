/** The comparison with doing it oneself. It claims nothing: both numbers are the reader's own. */
export const ownCostWords = {
  headline: "Or keep the shovel?",
  lead: "Put in your own two numbers. We won't guess them for you.",
  hours: "Hours a month you spend on it",
  value: "What an hour of yours is worth, in dollars",
  /** How the sum is made, also for those who do it on paper. */
  sum: "Hours a month, times 12 months, times what an hour is worth to you: that is what a year of doing it yourself costs.",
  own: "Your own year",
  /** Stands in the place of the reader's sum until both numbers are there. */
  waiting: "$?",
  plan: "A year of the weekly plan, one dog",
} as const;
