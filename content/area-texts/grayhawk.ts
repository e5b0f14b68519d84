import type { AreaText } from "#content/area-schemas.ts";

export const grayhawk = {
  slug: "grayhawk",
  description:
    "Grayhawk dog owners, on the Talon side or the Raptor side: a pooper scooper for walled back yards, granite beds and small lawns.",
  lead: "With a hawk in the name, sharp eyes are expected. They come in handy when the granite is brown and so is everything else.",
  call: "Nothing brown but the granite",
  plan: "Three dogs, weekly: that is the yard in our example, a small lawn with granite all around. Households that leave for the summer can change or cancel with one call.",
  visit: {
    book: "Mention whether you live behind the Talon gate, the Raptor gate or neither.",
    agree:
      "Guardhouses want to know who is coming, so we'll settle with you what the guard needs to hear, then the side gate and the dogs.",
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
      text: "Loop 101 passes to the south, and DC Ranch is the neighbor to the east. Say whether a fairway runs behind your fence, and we'll look along it first.",
      check: true,
    },
  ],
  yards: [
    {
      text: "A small lawn with granite all around it is common here. Dogs like the edge where one meets the other, so we walk it from both sides.",
      check: true,
    },
    {
      text: "A see-through fence gives the dog a post to watch from. We look along its foot before we look anywhere else.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "The association reminds owners who leave for the summer to have someone look after the yard. We can: keep the visits, or stop them with one call.",
      source: "https://issuu.com/grayhawkflight/docs/proof_3_april2023_grayhawk_flight_24pg",
      check: true,
    },
    {
      text: "A hard storm leaves a line of twigs and grit inside the fence. We begin at that line.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "We close up the house for the summer and take the dog along. Does the yard need anyone?",
      answer:
        "The association does ask absent owners to have the yard looked after. No dog means no new piles, of course, but old ones do not leave by themselves. A careful pickup just before you lock up spares you a poor welcome in the fall. By the time the snowbirds are back, old waste has gone pale and brittle and breaks at a touch. The first walk of the cool season is always the slowest.",
    },
    {
      question: "Are pet rules the same in every village of Grayhawk?",
      answer:
        "We do not know, and would rather say so than guess. The community-wide guidelines are general and do not replace the governing documents, so ask the Grayhawk Community Association, and your village association if you have one. Tell us which side of the fairway fence the dog prefers, and we'll begin on that side of the lawn each time.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
