import type { AreaText } from "#content/area-schemas.ts";

export const oldTownScottsdale = {
  slug: "old-town-scottsdale",
  description:
    "Dog poop cleanup in Old Town Scottsdale: small lots, walled patios, pavers and old lawns between Chaparral Road and Earll Drive.",
  lead: "Old Town has more patios than pastures. When the whole yard is some pavers and one patch of lawn, every pile is in the middle of something.",
  call: "Get your patio back for supper",
  plan: "Two dogs on one small patio use it up in a few days, so our example comes twice a week. If most of the business happens on walks along the canal, weekly or less will do.",
  visit: {
    book: "Condo, casita or bungalow: put the unit number in with the street.",
    agree:
      "Downtown that means how to get in: a side gate, a shared courtyard or a code at the door, and where the dogs wait meanwhile.",
    scoop:
      "Joints between pavers, the foot of the wall and the planters come before the open floor, which you have searched already.",
    after: "Dinner can go back outside.",
    home: "Walled patios, courtyards and the old lawns between them, on whichever schedule suits.",
    community:
      "Shared courtyards and the pet corner of a condominium, where everyone thinks it was the other dog.",
    once: "A single visit between two guests of the casita, or before the party on the patio.",
    check: true,
  },
  yards: [
    {
      text: "Pavers hide little, but their joints hold on to whatever gets stepped on. We lift waste whole and check every joint along the wall.",
      check: true,
    },
    {
      text: "Older streets keep thick Bermuda, some of it flood-irrigated. Tell us your water day, and we'll come before it.",
      check: true,
    },
  ],
  questions: [
    {
      question: "My whole yard is a courtyard with pavers. Is that enough yard to bother with?",
      answer:
        "A small courtyard fills up faster than a big lawn, because the dog has nowhere else to go. There is no far corner to ignore, either: the table, the grill and the dog share the same few steps.",
    },
    {
      question:
        "We rent out our casita near the canal, and guests bring dogs. When is the best moment for a pickup?",
      answer:
        "The day one guest leaves and the next arrives. Visitors do not know where your gravel ends and the flower bed begins, so they miss things in good faith. The people who come after them should not be the ones to find out.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Patios and courtyards where others have back forties",
      "Old lawns around the corner from new condos",
      "A canal through town and a greenbelt to the east",
      "No one association for all of downtown",
    ],
    localInsights:
      "Old lawns, new condos and rental casitas share one block here, so no two yards are alike. Tell us which kind yours is, and we'll bring what it takes.",
    seasonalChallenges:
      "Heat bounces between close walls, so one shaded corner becomes the dog's only corner once summer sets in. Storm season blows leaves and dust into the very same corner.",
    communityHighlights:
      "The Arizona Canal and the paved greenbelt paths give downtown dogs somewhere to stretch. The patio gets the rest, and that part is ours.",
    serviceFrequency:
      "Weekly suits most small lots, because even one dog can use up a patio in a few days. With two dogs, or a terrace where you eat every evening, twice a week keeps ahead of it.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
