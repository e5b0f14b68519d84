import type { AreaText } from "#content/area-schemas.ts";

export const deerValley = {
  slug: "deer-valley",
  description:
    "Gravel fronts, block walls and summer heat: dog poop pickup for Deer Valley, the wide Phoenix village around I-17 and Loop 101.",
  lead: "Deer Valley has room for an airport, several sets of hills and more back walls than anyone has counted. Behind one of those walls is your dog, hard at work.",
  call: "Clear for landing, barefoot",
  plan: "Four dogs behind one block wall is a real Deer Valley pack, so our example counts four, weekly. With one dog the same plan starts lower, as the list shows. The strip behind the shed counts as yard, and so does the one beside the air conditioner.",
  visit: {
    book: "A cross street on either side of I-17 saves us a detour.",
    agree:
      "We'll settle gate, dogs and trash: the tied bags have to go somewhere with a lid, and you know where yours is.",
    scoop:
      "Gravel is searched for shadows, turf is freed of solids, and the low corner by the gate gets a look after rain.",
    after: "Planes may look down on a tidy yard.",
    home: "Block-walled yards of grass, turf or stone, one dog or four. If planes make a dog nervous, tell us, since a nervous dog changes its place.",
    community:
      "Pet areas of apartment complexes, and the common ground of subdivisions and managed properties.",
    once: "A clean slate at the end of a lease, or a rescue after a long summer.",
    check: true,
  },
  place: [
    {
      text: "The village covers about 56.9 square miles, with I-17 and Loop 101 at the center.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
    },
    {
      text: "Phoenix Deer Valley Airport is inside the village. Tell us which side of it you are on, and we'll find you sooner.",
      source: "https://en.wikipedia.org/wiki/Phoenix_Deer_Valley_Airport",
    },
  ],
  yards: [
    {
      text: "On pale stone a pale pile gives itself away by its shadow. We walk gravel with the sun low and to one side.",
      check: true,
    },
    {
      text: "Synthetic turf soaks up nothing. We take the solids off first, because a hose would only spread them.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "The airport's weather station has recorded 117 degrees and also 22. We come in both, earlier in the one than in the other.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
      check: true,
    },
    {
      text: "Storms send little streams through side yards. Afterward we check the low corner near the gate.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our subdivision has no association. Does that change anything for the yard?",
      answer:
        "Only the paperwork. The city's rule on storing waste holds with or without a board, and flies do not read covenants. Keep a schedule you can stick to and nobody has a reason to write you a letter. A photo of the latch says more than a description, so have one ready when we call. Block walls go on radiating after the sun is down, which leaves early morning as the one kind hour.",
      source: "https://phoenix.municipal.codes/CC/27-14",
    },
    {
      question: "Which Deer Valley is this: the airport, the road or the village?",
      answer:
        "It is the village, the wide area around the crossing of two freeways. Parts of it go by smaller names, such as Norterra and the Happy Valley corridor, and those have pages of their own. The road and the airport are just its best-known namesakes. With several dogs we look in every corner, since each of them has its own.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
