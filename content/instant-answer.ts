/** The answer at the top of the home page to a zip and a number of dogs. */
export const instantAnswer = {
  zip: "Zip code",
  dogs: "Dogs",
  /** In place of the answer until the zip is complete. */
  waiting: "Type your zip, and see your price.",
  /** After "Yes, we scoop 85251.": the plan with its dogs, and its price. */
  price: (plan: string, price: string) => `${plan}: ${price} a visit, first one free.`,
  /** After the digits of a zip that is not on the list of `servedZips`. */
  outside: "is off our usual map. Book anyway: we'll call and tell you whether we can come.",
} as const;

/** Before the days on which the next visits are free: "Next free mornings: Mon, Nov 30 and Thu, Dec 3." */
export const firstDayWords = {
  mornings: "Next free mornings",
  others: "Next free days",
  /** Before the days of a neighborhood's route: "On our route Mondays and Thursdays." */
  onRoute: "On our route",
  and: " and ",
} as const;
