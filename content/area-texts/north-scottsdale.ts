import type { AreaText } from "#content/area-schemas.ts";

export const northScottsdale = {
  slug: "north-scottsdale",
  description:
    "Lawn by the house, granite beyond it, desert at the edge: pooper scooper service for North Scottsdale lots of every size.",
  lead: "Up here a yard comes in rings: grass or turf by the patio, gravel beyond it, and desert past that. Most dogs use all three and have a favorite, which is never the near one.",
  call: "Bring the far side of the lot home",
  plan: "The number of dogs sets the price, and the size of the lot does not appear on the list. Three dogs at weekly visits is our example, because granite is easier to read while things are fresh.",
  visit: {
    book: "Add the nearest cross street, since the name covers a lot of country.",
    agree:
      "Up here we'll ask which spots the dogs really use, where the fence ends and how the gate at the road opens.",
    scoop:
      "Near the house first, then the gravel, then the last few steps before open desert. Natural ground keeps everything but the waste.",
    after: "You can walk to the view without watching your feet.",
    home: "Fenced pool yards, dog runs and wide gravel lots, with one dog or several.",
    community: "Paths, trailside strips and common tracts that an association keeps.",
    once: "One thorough pickup when a house wakes up in the fall, or before it is closed for the summer.",
    check: true,
  },
  yards: [
    {
      text: "Land in a natural open space easement may not be graded or cleared. We lift the waste there and leave everything else.",
      source: "https://grayhawkcommunity.org/319/Natural-Area-Open-Space",
      check: true,
    },
    {
      text: "Decomposed granite looks like old waste. We walk it in lines and rake only where the grains have rolled over something.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Part of my lot is NAOS. What about dog waste in it?",
      answer:
        "The rule for those areas is that the desert stays as it is, with no grading, clearing or building. Lifting a pile leaves the ground alone, while raking the strip into shape would not. If the open space is a common tract, ask the association that keeps it.",
    },
    {
      question: "Our lot is big, but the dogs only use the side yard. Does the rest matter?",
      answer:
        "Less than you would think, as long as someone knows which side yard it is. Name the favorite spots and fence lines while we settle the day and the gate. We'll still look along the far edge now and then, since habits change.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Lawn, granite and open desert on a single lot",
      "Natural open space that has to stay natural",
      "Slopes and small washes between the houses",
      "Protected desert for a neighbor",
    ],
    localInsights:
      "People say North Scottsdale for a very wide piece of country, so the nearest cross street tells us more than the name.",
    seasonalChallenges: {
      text: "The National Weather Service counts the monsoon from June 15 to September 30, and on a slope that means sudden water. What a storm picks up beside the patio it drops wherever the grade flattens.",
      source: "https://www.maricopa.gov/CivicAlerts.aspx?AID=258",
    },
    communityHighlights: {
      text: "Protected desert begins where many of the streets end. With a view like that, the yard ought to hold up its end, and we'll see to it.",
      check: true,
    },
    serviceFrequency:
      "Big lots tempt people to wait, because the piles are far apart. Weekly keeps granite readable, since fresh waste still looks like waste. Three dogs, or a run beside the house, are a case for twice a week.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
