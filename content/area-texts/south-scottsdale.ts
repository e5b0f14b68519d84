import type { AreaText } from "#content/area-schemas.ts";

export const southScottsdale = {
  slug: "south-scottsdale",
  description:
    "South Scottsdale dog poop cleanup, for ranch houses, block walls and back yards that have seen a few generations of dogs.",
  lead: "These back yards were made for kids, a sprinkler and a dog. The kids moved out and the sprinkler leaks, but the dog is as productive as ever.",
  call: "Give the old yard a fresh start",
  plan: "One dog and one block-walled yard is the classic here, and weekly keeps up with it nicely. A second dog adds a little, not another plan.",
  visit: {
    book: "If there is an alley gate, that is worth a word as well.",
    agree:
      "Side gate or alley, latch or padlock, sleepy dog or alarm dog: it takes two minutes to settle.",
    scoop:
      "The shady strip along the wall comes first, then the lumps in the grass, which deserve a closer look than they get from the porch.",
    after: "There is room for a sprinkler again.",
    home: "Back yards of grass or rock behind a wall, for households with one old friend or a new litter.",
    community:
      "Lawns between apartment buildings, and the strip where every dog in the house goes first.",
    once: "A yard that has been let go, at the end of a lease or before the house is sold.",
    check: true,
  },
  place: [
    {
      text: "On the city's map, Southern Scottsdale is about 14 square miles. Phoenix and Paradise Valley are to the west, Tempe to the south and the Salt River Pima-Maricopa Indian Community to the east.",
      source: "https://www.scottsdaleaz.gov/Page7397.aspx",
    },
    {
      text: "All that green is flood control in disguise, built in place of a concrete channel. Eldorado and Vista del Camino parks lie inside the floodway itself.",
      source:
        "https://www.scottsdale.org/news/big-facelift-studied-for-indian-bend-wash/article_09ee33ac-2801-11e9-8551-378005eff62c.html",
    },
  ],
  yards: [
    {
      text: "Many lawns here are decades old, with dips and roots. We go over the lumps on foot instead of trusting the view from the porch.",
      check: true,
    },
    {
      text: "A block wall lays a strip of shade along its own foot. We start there, because the dog does.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "The average July high in Phoenix, just across the line, is 107 degrees. We come early, and look first in the one corner with shade.",
      source: "https://en.wikipedia.org/wiki/Climate_of_Phoenix",
      check: true,
    },
    {
      text: "Bermuda sleeps through the winter and nobody mows. We still cross the whole lawn on every visit.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our back gate opens on an alley. Does the strip along it count as yard?",
      answer:
        "It counts if your dog counts it. Nobody ever sits there, so the waste gets old, dry and crumbly, which is when it is hardest to pick up. Mention the strip when we call. Old sprinkler heads look just like the other thing from the porch, and only a walk across the rock tells you which is which.",
    },
    {
      question:
        "The lawn at our old ranch house is lumpy and half weeds. Can anything even be found in it?",
      answer:
        "Yes, though it takes a slower walk than a putting green would. Lumps and tufts hide things from one side only, so a second pass at a right angle finds most of what the first one missed.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
