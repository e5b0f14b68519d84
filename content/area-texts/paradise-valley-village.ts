import type { AreaText } from "#content/area-schemas.ts";

export const paradiseValleyVillage = {
  slug: "paradise-valley-village",
  description:
    "Paradise Valley Village, the Phoenix one around Tatum and Cactus: dog waste removal for lawns, old trees and the weeks when the dog park rests.",
  lead: "This is the Phoenix village, not the town that shares its first two words, and your dog could not care less. What counts at home is whether you can cross the yard in socks.",
  call: "Cross the yard in socks",
  plan: "A family with three dogs and children on the grass would pay for two visits a week in our example. In a quiet gravel yard you can go with much less.",
  visit: {
    book: "Phoenix address, Scottsdale mail, no association: all of it works.",
    agree:
      "Older houses have gates with character. Tell us how yours opens, when the sprinklers run and how the dogs take visitors.",
    scoop:
      "The ground under the canopy takes time, because a seed pod is a good actor. Open grass and gravel follow.",
    after: "The mower meets nothing but grass.",
    home: "Yards of lawn, gravel or a bit of each, with shade that has had decades to grow.",
    community: "Lawns of apartment houses and the paths between them.",
    once: "When the dog park has closed for its turf break and your grass has worked double shifts.",
    check: true,
  },
  yards: [
    {
      text: "Where sprinklers keep the grass green, waste softens before it dries. Tell us when they run, and we'll come on a dry morning.",
      check: true,
    },
    {
      text: "Old trees drop pods on everything below. We turn over the brown oval by the trunk, in case it is no pod.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Is this about the Town of Paradise Valley as well?",
      answer:
        "No, these notes are about the Phoenix urban village around Tatum and Cactus. The town is a separate place farther south. If your mail leaves you guessing, the property record says which one you live in.",
    },
    {
      question: "Our dog park is closed for its turf break. Will the lawn at home notice?",
      answer:
        "It will, because the workload moves home. A dog that used to spend its mornings on 40th Street now does laps along your fence, with the usual results. Pick up more often for those weeks and the lawn will hold a smaller grudge.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "A village of Phoenix, not a town",
      "A ring road that outlived its mall",
      "Off-leash ground at 40th Street and at Grovers Basin",
      "Mountain preserve along the south side",
    ],
    localInsights:
      "The mall that everyone used for directions is gone, but Tatum and Cactus still works as a center. The city in charge there is Phoenix, which settles most questions about rules.",
    seasonalChallenges:
      "Grass has two hard times a year, the peak of summer and the turn to winter. It is thin then, and thin grass shows a ring wherever something sat too long.",
    communityHighlights:
      "Paradise Valley Park keeps large and small dogs apart. The preserve offers desert underfoot without a drive across town.",
    serviceFrequency:
      "One dog on a watered lawn is well served by a weekly visit, so that the mower seldom gets there first. Choose twice a week for several dogs, or for children who live on the grass.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
