import type { AreaText } from "#content/area-shapes.ts";

export const deerValley = {
  slug: "deer-valley",
  description:
    "Gravel fronts, block walls and summer heat: dog poop pickup for Deer Valley, the wide Phoenix village around I-17 and Loop 101.",
  lead: "Deer Valley has room for an airport, several sets of hills and more back walls than anyone has counted. Behind one of those walls is your dog, hard at work.",
  headings: {
    pricing: "What a wide village pays",
    visit: "From the driveway gravel to the back wall",
    place: "Nearly 57 square miles and one airport",
    yards: "Gravel in front, everything else behind",
    seasons: "From 22 degrees to 117",
    questions: "Freeway-crossing questions",
    neighbors: "In the same valley, by smaller names",
    call: "Clear for landing, barefoot",
  },
  plan: "Four dogs behind one block wall is a real Deer Valley pack, so our example counts four, weekly. With one dog the same plan starts lower, as the list shows.",
  visit: {
    book: "A cross street on either side of I-17 saves us a detour.",
    agree:
      "We settle gate, dogs and trash: the tied bags have to go somewhere with a lid, and you know where yours is.",
    scoop:
      "Gravel is searched for shadows, turf is freed of solids, and the low corner by the gate gets a look after rain.",
    after: "Planes may look down on a tidy yard.",
    home: "Block-walled yards of grass, turf or stone, one dog or four.",
    community:
      "Pet areas of apartment complexes, and the common ground of subdivisions and managed properties.",
    once: "A clean slate at the end of a lease, or a rescue after a long summer.",
    notes: [
      {
        title: "Gates of every age",
        text: "Some subdivisions here have an association and some have none, and the side gates are just as mixed. A photo of the latch says more than a description, so have one ready when we get in touch.",
        check: true,
      },
      {
        title: "At 117 degrees",
        text: "Block walls go on radiating after the sun is down, which leaves early morning as the one kind hour. In extreme heat our routes follow the sunrise for that reason.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "The village covers about 56.9 square miles, with I-17 and Loop 101 at the center.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
    },
    {
      text: "Phoenix Deer Valley Airport is inside the village. New dogs file a complaint about every plane; old dogs have given up on getting an answer.",
      source: "https://en.wikipedia.org/wiki/Phoenix_Deer_Valley_Airport",
    },
    {
      text: "Skunk Creek and Scatter Wash are on the map here, two names a dog could have picked. The Adobe Mountains and Adobe Dam are there as well.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
    },
    {
      text: "Toward the edges the homes spread out, while the core mixes business, industry and apartments.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
    },
    {
      text: "The valley's name was already on a map in 1921. The rock carvings of the Deer Valley Petroglyph Preserve are a good deal older.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
      check: true,
    },
  ],
  yards: [
    {
      text: "Gravel in front, a block wall behind, then grass, turf or more gravel: that is the usual order. On pale stone a pale pile gives itself away by its shadow, so low light is a help.",
      check: true,
    },
    {
      text: "Synthetic turf soaks up nothing, and its blades hold on to crumbs. Solids have to come off first, because a hose only spreads what is still there.",
      check: true,
    },
    {
      text: "Under Phoenix code, whoever is responsible for a property stores its solid waste in watertight, fly-tight containers so that it is no nuisance. A tied bag and a lid that really closes are a good start.",
      source: "https://phoenix.municipal.codes/CC/27-14",
    },
  ],
  seasons: [
    {
      text: "The airport's weather station has recorded 117 degrees and also 22. Your yard lives with both ends of that scale, and so do four paws.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
    },
    {
      text: "Block walls hand the day's heat back all evening, and a pile beside one turns to crust. Crust crumbles between stones, so fresh is easier to lift than old.",
      check: true,
    },
    {
      text: "A summer storm wakes the washes and sends little streams through side yards too. Afterward, try the low corner near the gate, where loose things like to gather.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our subdivision has no association. Does that change anything for the yard?",
      answer:
        "Only the paperwork. The city's rule on storing waste holds with or without a board, and flies do not read covenants. Keep a rhythm you can stick to and nobody has a reason to write you a letter.",
      source: "https://phoenix.municipal.codes/CC/27-14",
    },
    {
      question: "Which Deer Valley is this: the airport, the road or the village?",
      answer:
        "It is the village, the wide area around the crossing of two freeways. Parts of it go by smaller names, such as Norterra and the Happy Valley corridor, and those have pages of their own. The road and the airport are just its best-known namesakes.",
    },
  ],
  updated: "2026-11-24",
} as const satisfies AreaText;
