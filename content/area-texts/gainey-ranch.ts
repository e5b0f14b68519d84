import type { AreaText } from "#content/area-schemas.ts";

export const gaineyRanch = {
  slug: "gainey-ranch",
  description:
    "Behind the well-kept fronts of Gainey Ranch: dog poop pickup for courtyards, patio homes and estate lots.",
  lead: "The front is taken care of. What goes on behind the wall is between you, your dog and whoever brings the bag.",
  call: "Keep the courtyard worth sitting in",
  plan: "A single dog in a courtyard has one place to go, and you have the same one to sit. Twice a week costs the least for each visit, and still air is why people here choose it.",
  visit: {
    book: "Name your satellite community, because the same street name can lead to more than one gate.",
    agree:
      "Gate access runs through your association's guest list, so we'll settle together how our visit gets onto it, and which inner door or side gate leads to the dogs.",
    scoop:
      "Pots, planter rims and the foot of the wall come before the open tile. On an estate lot, hedges are looked at from both sides.",
    after: "The doors to the courtyard can stay open.",
    home: "Patio homes, courtyards and estate lots behind their own walls.",
    community: "What a satellite may need beyond the landscape work that is already taken care of.",
    once: "A visit before winter guests arrive with a terrier, and another when they have left.",
    check: true,
  },
  place: [
    {
      text: "Eighteen residential communities make up Gainey Ranch today, each with a sub-association of its own, called a satellite.",
      source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
    },
    {
      text: "Every satellite must employ the Gainey Ranch Community Association, GRCA for short, to maintain landscape and building elements. Front and common landscape is in the hands of its staff.",
      source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
    },
  ],
  yards: [
    {
      text: "Behind a patio home, tile, planter and turf are a few steps apart. We spend our time at the planter, where small dogs go.",
      check: true,
    },
    {
      text: "On an estate lot we look at every hedge from both sides: the one toward the house and the one that is not.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "In summer, small dogs do it under the overhang. We start at the doormat and work outward.",
      check: true,
    },
    {
      text: "Wind before a storm covers a courtyard in bougainvillea petals. We lift them before we call it clean.",
      check: true,
    },
  ],
  questions: [
    {
      question: "GRCA staff look after our landscape. Do they pick up after the dog as well?",
      answer:
        "What the association describes is work on landscape and building elements for the satellites. Whether anything more happens behind your wall is a question for GRCA or your own satellite. Until you have asked, watch where you put your slippers.",
    },
    {
      question: "Tiny dog, tiny courtyard: how would anyone even find what she leaves?",
      answer:
        "Bent low and without hurry. Small dogs leave small piles behind pots, in planters and close to the wall, so look there before the open floor. The open floor you have probably searched already, with one bare foot.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
