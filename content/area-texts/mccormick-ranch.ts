import type { AreaText } from "#content/area-schemas.ts";

export const mccormickRanch = {
  slug: "mccormick-ranch",
  description:
    "For dog owners in McCormick Ranch: a pooper scooper for watered lawns, beside lakes, greenbelt and golf, from Shea Boulevard to Indian Bend Road.",
  lead: "In McCormick Ranch the lawn may end at a lake, a fairway or a greenbelt path, with an audience on the far side. A clean yard improves the view in both directions.",
  call: "Let the lawn meet the lake in style",
  plan: "Two dogs on a watered lawn make a fair example: weekly, so that a pickup comes around more often than the rye grows tall.",
  visit: {
    book: "Say whether the yard ends at a lake, a fairway or a path.",
    agree:
      "Tell us when the sprinklers run and the mower comes, and we'll pick a day that suits both.",
    scoop:
      "Grass under the trees and the low end of the slope get the first look, and the bank above the water gets the second.",
    after: "Whoever mows next will think well of you.",
    home: "Lawns, pool yards and the shady corners under full-grown trees.",
    community: "Greenbelt edges and the shared lawns of a sub-association.",
    once: "A pickup before the fall overseeding, while the ground still shows what is on it.",
    check: true,
  },
  yards: [
    {
      text: "A yard that faces a lake or a golf course counts as a front yard under the association's rule on ornaments. We clear the bank with the same care as the terrace.",
      source: "https://mrpoa.com/documents/rules",
      check: true,
    },
    {
      text: "The shade of a big tree travels across the lawn, and the dog travels with it. We search the whole half circle.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our lawn runs down to the lake. Which part of it matters most?",
      answer:
        "The last stretch before the water. EPA guidance counts pet waste as a kind of runoff pollution that can be prevented, and on a slope the runoff knows only one way. A lawn picked up before the rain has nothing to send down.",
      source: "https://www3.epa.gov/npdes/pubs/ch4-6.htm",
    },
    {
      question: "We overseed with rye every fall. When is the lawn hardest to keep clean?",
      answer:
        "In the weeks when the rye comes up through the old Bermuda, because nothing lies flat and the sprinklers run often. Shorter gaps between pickups help most just then. Once the grass is mowed to one height, things are easier to spot.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Lakes that some back yards run down to",
      "Watered lawns under full-grown trees",
      "Greenbelt paths behind the garden walls",
      "Front-yard turf only with approval",
    ],
    localInsights: {
      text: "The property owners' association lets you keep household pets as long as they are no nuisance. It also passes on the city's rule that dogs may not run loose and that litter is picked up at once.",
      source: "https://mrpoa.com/documents/rules",
    },
    seasonalChallenges:
      "Irrigated grass rarely dries out, so waste goes soft and gets mowed or stepped into the lawn. Hot weather moves the trouble under the trees, and cool weather tucks it into new rye.",
    communityHighlights:
      "The greenbelt path and the parks along it give a dog here a proper walk. What happens at home, before and after, is our part.",
    serviceFrequency: {
      text: "Weekly fits a watered lawn under trees. The Ohio Department of Health says the roundworm eggs that infected dogs leave behind need two to four weeks to become infective, and last for years in moist, shaded, cool soil.",
      source: "https://odh.ohio.gov/en/odhprograms/bid/zdp/diseases/toxocara",
    },
  },
  updated: "2026-11-28",
} as const satisfies AreaText;
