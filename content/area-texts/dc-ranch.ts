import type { AreaText } from "#content/area-schemas.ts";

export const dcRanch = {
  slug: "dc-ranch",
  description:
    "From Desert Parks to Silverleaf: dog poop cleanup in DC Ranch, for native planting, granite and neat patches of lawn.",
  lead: "Desert planting is supposed to look effortless, and a lot of effort goes into that in DC Ranch. One happy retriever can undo it in a week.",
  call: "Leave the planting, lose the piles",
  plan: "For a yard of native planting we picture two dogs and a weekly visit. Low branches hide a pile well, and a week is about as long as you want it hidden.",
  visit: {
    book: "Give the village too, such as Desert Parks or Country Club.",
    agree:
      "Some entrances are gated, so we'll ask how yours lets people in, who is home, and how the dogs take to strangers.",
    scoop:
      "Patch of grass first, since it takes the traffic, then around and underneath each shrub, out to the wall.",
    after: "The desert look is back to looking effortless.",
    home: "Yards with a bit of green by the house and desert planting around it.",
    community: "Paths, pocket parks and other common ground of a neighborhood association.",
    once: "After the sitter's two weeks, or before the family descends for Thanksgiving.",
    check: true,
  },
  place: [
    {
      text: "Homes, landscape and conduct have written Standards, for every neighborhood. Updated versions were recorded in September 2023.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "Two bodies share the work here, the DC Ranch Community Council and the Ranch Association. Some neighborhoods have a sub-association on top: name yours, and we'll keep to its rules for visitors.",
      source: "https://dcranch.com/standards",
    },
  ],
  yards: [
    {
      text: "Residents value natural desert landscaping, says the association's summary of its 2023 survey. We look under each shrub and leave it as it grows.",
      source: "https://issuu.com/rmcp/docs/dc_ranch_sept_23_final/s/29362819",
      check: true,
    },
    {
      text: "The patch of lawn by the house takes most of the traffic, so we go over it twice.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A summer storm can turn the channel behind a wall into a creek. We clear along that wall first while the season lasts.",
      check: true,
    },
    {
      text: "In spring palo verdes lay down a yellow carpet. We rake through it rather than walk over it.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Does the Pet Waste section of the Standards apply to our own back yard?",
      answer:
        "We cannot quote its current wording with confidence, so please look it up in the Standards or ask the Ranch Association. Every neighborhood is covered by them, and the Conduct part is where to start. Grass or turf takes minutes and native planting takes patience. Tell us which shrubs your dog prefers, and we'll look there first.",
    },
    {
      question:
        "Our lot runs out into desert on the Preserve side. Where does the yard end, for picking up?",
      answer:
        "At the fence, if you have one. Without a fence, look for the last ground that someone planted or raked: beyond it the desert is best left the way it lies. We walk along that edge on every visit. Thorns are ours to deal with, so leave the low branches as they are. If a gardener comes on a fixed day, name it, and we'll come before the blower does.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
