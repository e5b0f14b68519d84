import type { AreaText } from "#content/area-schemas.ts";

export const desertRidge = {
  slug: "desert-ridge",
  description:
    "Thirteen washes, granite underfoot and piles that hide between the stones: notes on dog poop cleanup for Desert Ridge in Phoenix.",
  lead: "Thirteen washes run through Desert Ridge, and your dog surely has a favorite. Your own yard is a far smaller piece of desert, but it is the one you cross barefoot.",
  call: "Keep wash fourteen out of your yard",
  plan: "Picture two dogs, stone underfoot and a little turf, once a week. That is our example, and the narrow dog run beside the house is the usual reason to go to twice.",
  visit: {
    book: "If your neighborhood has its own association, such as Aviano or Fireside, add its name.",
    agree:
      "On the phone it is about gates and guests: who lets us in, where the dogs go meanwhile, and which corner they use most.",
    scoop:
      "The run and the turf are quick. The slow part is stone, where dry waste and gravel look alike, so that is where the time goes.",
    after: "Barefoot across your own desert, as planned.",
    home: "Stone gardens, turf patches and side-yard runs, from weekend dog to full pack.",
    community: "Pocket parks, greenbelts and the ground around the waste stations.",
    once: "The day after a storm has rearranged the gravel, or before a birthday in the yard.",
    check: true,
  },
  yards: [
    {
      text: "Common areas here wear decomposed granite, and so do many back yards. Dried waste takes on nearly its color, so that is where we take our time.",
      source: "https://desertridgelifestyles.org/reserve-fund-maintenance-and-improvement-projects",
      check: true,
    },
    {
      text: "Turf, rock and a dog run hide things in three different ways. We do the run first, the turf second, and move single stones in the rock.",
      check: true,
    },
  ],
  questions: [
    {
      question: "We walk the washes every morning. Does the yard still need a regular cleanup?",
      answer:
        "It does. Most dogs go at home as well, often along the wall, where nobody brings a bag. A steady schedule stops that strip from filling up unseen.",
    },
    {
      question: "Can what my dog leaves in the yard end up in one of the thirteen washes?",
      answer:
        "It can, because storm water takes the low road and the low road often ends in a wash. Whatever is already in a bag misses that trip. We'll keep the strip along your lowest wall the clearest.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Thirteen washes with thirteen county names",
      "52 waste stations in the association's own count",
      "The long, thin ribbon of Reach 11 along the canal",
      "Golf fairways edged by natural wash corridors",
    ],
    localInsights: {
      text: "Many back walls here face a wash: trimmed on one side, wild on the other. We begin along that wall, because wind and water leave things there.",
      check: true,
    },
    seasonalChallenges:
      "Summer rain arrives in bursts, and loose stone moves with it. A pile that sat in plain sight on Monday can be half buried on Tuesday, so the day after a storm deserves a second look.",
    communityHighlights:
      "Reach 11 has a dog park off Black Mountain Boulevard, planned as three one-acre pens with water and lights. Add the waste stations along the paths, and a dog in Desert Ridge is well provided for.",
    serviceFrequency:
      "Weekly fits most yards of stone and a little turf, because after that the stone starts to close over things. Two dogs or a narrow run fill up fast enough for twice a week.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
