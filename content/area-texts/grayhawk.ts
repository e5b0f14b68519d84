import type { AreaText } from "#content/area-shapes.ts";

export const grayhawk = {
  slug: "grayhawk",
  description:
    "Grayhawk dog owners, on the Talon side or the Raptor side: a pooper scooper for walled back yards, granite beds and small lawns.",
  lead: "With a hawk in the name, sharp eyes are expected. They come in handy when the granite is brown and so is everything else.",
  headings: {
    pricing: "What sharp eyes cost per visit",
    visit: "Talon side, Raptor side, your side",
    place: "Two guardhouses and a Whistling Wind",
    yards: "Brown beds and the border of the lawn",
    seasons: "Growing season with nobody home",
    questions: "Hawk-eyed questions",
    neighbors: "As the hawk flies",
    call: "Nothing brown but the granite",
  },
  plan: "Three dogs, weekly: that is the yard in our example, a small lawn with granite all around. Households that leave for the summer can change or cancel with one call.",
  visit: {
    book: "Mention whether you live behind the Talon gate, the Raptor gate or neither.",
    agree:
      "Guardhouses want to know who is coming, so we settle with you what the guard needs to hear, then the side gate and the dogs.",
    scoop:
      "The border between grass and granite gets a look from either side. Along a see-through fence, the dog's lookout posts are where most of it turns up.",
    after: "The fairway has nothing left to point at.",
    home: "Walled back yards, with or without a fairway behind the fence.",
    community: "Common areas and pet corners of a village association.",
    once: "Just before you lock up for the summer, or on the day you come back.",
    check: true,
  },
  place: [
    {
      text: "Talon and Raptor are the two guardhouses, and they serve the gated sections.",
      source: "https://issuu.com/grayhawkflight/docs/grayhawk_flight_june_2024_digital",
    },
    {
      text: "The Retreat has a village association of its own inside Grayhawk. Peregrine, Crown Point, Talon Fairways, Monterey Retreat, Avante and Renaissance are among the places that belong to it.",
      source: "https://issuu.com/grayhawkflight/docs/grayhawk_flight_june_2024_digital",
    },
    {
      text: "The office of the Grayhawk Community Association is at 7940 E. Thompson Peak Parkway.",
      source: "https://issuu.com/grayhawkflight/docs/grayhawk_flight_june_2024_digital",
    },
    {
      text: "Monterey Park, at 73rd Way and Whistling Wind Way, is where the community holds events. A Whistling Wind Way is a fine address for a breed with big ears.",
      source: "https://issuu.com/grayhawkflight/docs/proof_4_oct_2024_grayhawk_flight",
    },
    {
      text: "Please keep tree trimmings out of the washes and common areas, the association asks, and leave eight feet of clearance under street trees.",
      source: "https://grayhawkcommunity.org/320/Landscaping",
    },
    {
      text: "Loop 101 passes to the south, and DC Ranch is the neighbor to the east. The golf courses go by the same two names as the guardhouses.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Changing the landscape in front takes an application, and there is one list of approved plants and one of prohibited ones. Dogs redesign without applying, so a regular look at the beds shows early what has been moved.",
      source: "https://grayhawkcommunity.org/320/Landscaping",
    },
    {
      text: "Outside changes to a home or its landscape need a committee's approval first. Happily, nobody has to sit on a committee to bend down and pick something up.",
      check: true,
    },
    {
      text: "Behind the wall, a small lawn with granite all around it is a common sight. Dogs do their thinking on the border between the two, and it hides things from one side only. Walk it both ways.",
      check: true,
    },
    {
      text: "A see-through fence along a fairway gives the dog something to watch all day. Guard posts like that collect more than their share, so look along the foot of that fence before you look anywhere else.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Owners who leave for the summer get a reminder from the association to have someone look after the yard, since that is prime growing season. A yard that grows for months also grows over whatever was left in it.",
      source: "https://issuu.com/grayhawkflight/docs/proof_3_april2023_grayhawk_flight_24pg",
    },
    {
      text: "By the time the snowbirds are back, old waste has gone pale and brittle and breaks at a touch. The first walk of the cool season is always the slowest.",
      check: true,
    },
    {
      text: "Washes carry water after a hard storm and leave a line of twigs and grit where it stopped. If that line ends inside your fence, look there first.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "We close up the house for the summer and take the dog along. Does the yard need anyone?",
      answer:
        "The association does ask absent owners to have the yard looked after. No dog means no new piles, of course, but old ones do not leave by themselves. A careful pickup just before you lock up spares you a poor welcome in the fall.",
    },
    {
      question: "Are pet rules the same in every village of Grayhawk?",
      answer:
        "We do not know, and would rather say so than guess. The community-wide guidelines are general and do not replace the governing documents, so ask the Grayhawk Community Association, and your village association if you have one.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
