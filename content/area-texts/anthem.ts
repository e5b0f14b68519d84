import type { AreaText } from "#content/area-schemas.ts";

export const anthem = {
  slug: "anthem",
  description:
    "Dog waste removal in Anthem, Arizona: three associations, one Council, parks with containers and summer storms at the foot of Daisy Mountain.",
  lead: "Anthem is one community on two maps, partly in Phoenix and partly outside the city. Your dog has never seen the line, and runs the yard as one country.",
  call: "Let the ball come out again",
  plan: "Our example is the usual household, two dogs with one patch of grass, once a week. The price is the same in the county part and in the city part.",
  visit: {
    book: "Country Club, Parkside or Village: tell us which, and the call about the gate gets shorter.",
    agree:
      "Gated streets belong to the association, so entry is the first thing we'll settle, your side gate the second and the dogs the third.",
    scoop:
      "The grass patch is gone over in two directions, then come the gravel and the wall that gets the evening shade.",
    after: "The ball can come out.",
    home: "Patches of grass or turf with gravel around them, in gated sections and open ones.",
    community: "Pocket parks, paths and shared lawns, for an association or its manager.",
    once: "One pickup for the yard that sat empty while you were away for the summer.",
    check: true,
  },
  yards: [
    {
      text: "Gravel in front, one patch of grass in back for the dog. All the traffic lands on it, so we walk it once in each direction.",
      check: true,
    },
    {
      text: "Parkside's posted park rules ask for a leash, and for waste in a receptacle. We bring our own bags and leave nothing in your cans that you don't want there.",
      source: "https://anthemparks.info/?page_id=886",
      check: true,
    },
  ],
  questions: [
    {
      question: "Council, association, county or Phoenix: whom do I ask about dogs?",
      answer:
        "It depends on the ground you stand on. The Council answers for shared parks and trails, your association for its own streets and small parks, and the city or county for the law at your address. In the back yard the highest authority is whoever goes out barefoot.",
    },
    {
      question: "We bag every pile in Community Park. Why does the yard still smell?",
      answer:
        "Because the containers only ever see the walks. Most dogs also go at home, first thing and last thing, and those visits are easy to miss in the dark. Gravel hangs on to the odor, so how often you pick up matters more than how hard.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Three associations and one Community Council",
      "Partly Phoenix, partly outside the city limits",
      "At the foot of Daisy Mountain",
      "Waste containers in the parks and along the trails",
    ],
    localInsights:
      "Three associations mean three kinds of gates. Tell us which one is yours, and we'll arrange the way in before the first visit.",
    seasonalChallenges:
      "Ground below a mountain gets its storm water in a hurry. The best preparation is an empty yard, because nothing can wash into the street that is not there.",
    communityHighlights:
      "Dog owners here can pick between Liberty Bell Park, Opportunity Way Park, Community Park and a trail. The Council asks people to pick up and to use the containers.",
    serviceFrequency:
      "Start with weekly if one or two dogs share a grass patch, since all the use falls on a few square yards. Three dogs or a shaded run are a case for twice a week.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
