import type { AreaText } from "#content/area-shapes.ts";

export const oldTownScottsdale = {
  slug: "old-town-scottsdale",
  description:
    "Dog poop cleanup in Old Town Scottsdale: small lots, walled patios, pavers and old lawns between Chaparral Road and Earll Drive.",
  lead: "Old Town has more patios than pastures. When the whole yard is some pavers and one patch of lawn, every pile is in the middle of something.",
  headings: {
    pricing: "The price of a patio you can dance on",
    visit: "Ten steps of patio, four steps of ours",
    place: "Downtown, seen from leash height",
    yards: "Pavers first, grass if you are lucky",
    seasons: "When walls hold the heat",
    questions: "From the courtyard, with questions",
    neighbors: "A canal walk away, more or less",
    call: "Get your patio back for supper",
  },
  plan: "Two dogs on one small patio use it up in a few days, so our example comes twice a week. If most of the business happens on walks along the canal, weekly or less will do.",
  visit: {
    book: "Condo, casita or bungalow: put the unit number in with the street.",
    agree:
      "Downtown that means how to get in: a side gate, a shared courtyard or a code at the door, and where the dogs wait meanwhile.",
    scoop:
      "Joints between pavers, the foot of the wall and the planters come before the open floor, which you have searched already.",
    after: "Dinner can go back outside.",
    home: "Walled patios, courtyards and the old lawns between them, at whichever rhythm suits.",
    community:
      "Shared courtyards and the pet corner of a condominium, where everybody thinks it was the other dog.",
    once: "A single visit between two guests of the casita, or before the party on the patio.",
    check: true,
  },
  place: [
    {
      text: "To the city, Old Town and downtown are the same place. Its plan area runs, give or take, from Chaparral Road down to Earll Drive and from 68th Street across to Miller Road.",
      source:
        "https://www.scottsdaleaz.gov/long-range-planning/character-area-plans/old-town-scottsdale-character-area-plan",
    },
    {
      text: "Scottsdale started here, when Winfield Scott bought 640 acres along the Arizona Canal in 1888. The town that incorporated in 1951 covered less than one square mile.",
      source:
        "https://thecoastnews.com/scottsdale-trying-to-honor-past-and-be-as-contemporary-as-possible/",
    },
    {
      text: "Just east lies Peaceful Valley, 141 homes begun in 1954 on a former dairy farm. Dogs have more or less taken over from the cows.",
      source: "https://www.scottsdaleaz.gov/long-range-planning/neighborhood-planning",
    },
    {
      text: "The greenbelt along Indian Bend Wash follows Hayden Road a little to the east, with paved paths. It is the long walk that a small yard cannot offer.",
      source: "https://www.experiencescottsdale.com/stories/post/the-indian-bend-wash-greenbelt/",
    },
    {
      text: "No single homeowners association covers downtown. Older houses stand on one street and condominiums on the next, so what applies to your neighbor may not apply to you.",
      check: true,
    },
    {
      text: "Scottsdale Road runs up the middle, while Goldwater and Drinkwater boulevards swing around it on either side.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Pavers hide very little, but the joints hold on to whatever gets stepped on. Waste comes up in one piece while it is fresh, which is a good argument for not letting it sit.",
      check: true,
    },
    {
      text: "Some of the older streets keep real lawns, Bermuda or flood-irrigated. Thick grass closes over a pile, so the time to search is before the water comes and spreads the problem around.",
      check: true,
    },
    {
      text: "Remodeled yards often trade the lawn for rock and a rectangle of artificial turf. The dog treats the rectangle as its own, so begin there and turn to the rock afterward.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "At about 1,250 feet, this is the low end of a city that climbs into the foothills. A walled patio down here holds the day's heat well into the evening, and the smell along with it.",
      source: "https://en.wikipedia.org/wiki/Scottsdale,_Arizona",
    },
    {
      text: "From winter into spring the visitors come, and some bring a dog to your guest room. Two dogs on one small patio make more than twice the mess, or so it feels by Sunday.",
      check: true,
    },
    {
      text: "Rain from a monsoon storm has few places to go on a paved lot. It floats loose bits off the patio toward the gutter, where they become everybody's.",
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
      "The city's plan for Old Town goes back to 1984 and used to be called the Downtown Plan. The yards are older and younger than that, and nobody planned them together. What works on the grass next door may be wrong for your gravel.",
    seasonalChallenges:
      "Heat bounces between close walls, so one shaded corner becomes the dog's only corner once summer sets in. Storm season blows leaves and dust into the very same corner. The pile under them is easy to miss and hard to forget.",
    communityHighlights:
      "The Arizona Canal and the paved greenbelt paths give downtown dogs somewhere to stretch. Most of them walk a lot, for want of a lawn. They still come home to the patio for the final word.",
    serviceFrequency:
      "Weekly suits most small lots, because even one dog can use up a patio in a few days. With two dogs, or a terrace where you eat every evening, twice a week keeps ahead of it. Every two weeks is enough only when nearly everything happens on walks.",
  },
  updated: "2026-11-22",
} as const satisfies AreaText;
