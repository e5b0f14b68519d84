import type { AreaText } from "#content/area-shapes.ts";

export const scottsdaleRanch = {
  slug: "scottsdale-ranch",
  description:
    "Dog poop pickup in Scottsdale Ranch, around Lake Serena, where the association's documents mention your own lot, too.",
  lead: "Most of us think of pet rules as sidewalk rules. The Scottsdale Ranch association looks over the garden wall as well.",
  headings: {
    pricing: "Cheaper than a letter",
    visit: "One lap around the pool, and the shore",
    place: "The ranch with rules for your own lot",
    yards: "Rings of grass, edges of gravel",
    seasons: "Damp mornings by the water",
    questions: "When the association mentions your dog",
    neighbors: "West over the freeway, mostly",
    call: "Give the association nothing to mention",
  },
  plan: "Since the association counts your own lot as well, our example is the short rhythm: two dogs, twice a week. One dog and a dry yard can live with weekly.",
  visit: {
    book: "House, condo or lakeside, the form is the same.",
    agree:
      "Tell us how to reach the back: side gate, shared path or past the boat. The dogs get introduced in the same call.",
    scoop:
      "A lap around the pool, a look along the planters and then the edge above the lake, so that nothing is left to roll.",
    after: "Your mail can go back to being dull.",
    home: "Pool yards, lake lots and patios, for as many dogs as live there.",
    community:
      "The shared grass of condos and apartments, where a clean start makes good manners easy.",
    once: "A careful round before the rain, or before the neighbors' boats come past.",
    notes: [
      {
        title: "Not before seven",
        text: "Maintenance that may disturb the neighbors starts at 7:00 a.m. or later under the association's rules, all year. A scoop makes less noise than the dog does, but it is good to know when we agree on the hour.",
        source: "https://issuu.com/scottsdaleranch7/docs/srcaaugsept2020lr/8",
      },
      {
        title: "Short trips",
        text: "McCormick Ranch is about three miles off in a straight line, Gainey Ranch about the same. Both are across the freeway, where other lakes and other rules begin.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "The association's documents count it as a nuisance if an owner does not clean up after a pet on the owner's own lot, or lets it go on another property or a common area. Somewhere in those papers, your dog has a paragraph.",
      source: "https://www.scottsdaleranch.org/2017/03/20/whos-walking-who/",
    },
    {
      text: "Past the property line the leash goes on, by the association's rule.",
      source: "https://www.scottsdaleranch.org/2017/03/20/whos-walking-who/",
    },
    {
      text: "In 2020 the Scottsdale Ranch Community Association put its numbers at nearly 4,000 homes, apartments and condos, with over 8,000 residents. Several sub-associations work under it.",
      source: "https://issuu.com/scottsdaleranch7/docs/srcaodecjan2020lr/6",
    },
    {
      text: "Lake Serena is the community lake. It has a committee to itself, and some homes stand right on the water.",
      source: "https://issuu.com/scottsdaleranch7/docs/srcaaprilmay2020lr/s/10398498",
    },
    {
      text: "All this was McCormick land once. The 1,120 acres that were sold off became Scottsdale Ranch.",
      source:
        "https://arizonaoddities.com/2009/12/the-stories-behind-scottsdales-mccormick-ranch-gainey-ranch/",
    },
    {
      text: "Shea Boulevard and Via Linda bring you in, and Loop 101 is just to the west.",
      check: true,
    },
  ],
  yards: [
    {
      text: "The pool takes the middle of many back yards and leaves the dog a ring of grass and gravel. A ring is easy to search, since one lap covers it without turning back.",
      check: true,
    },
    {
      text: "On the water side, gravel and planters along the edge catch what rolls. That edge needs a look before the lake gets one.",
      check: true,
    },
    {
      text: "Condos and apartments share their lawns, so your dog and the neighbor's meet in spirit. Shared grass wants more eyes than a private yard, because everyone assumes it was the other dog.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A downpour on a lake lot flows one way, toward Lake Serena. The grass you meant to clear tomorrow has been cleared by then, in the wrong direction.",
      check: true,
    },
    {
      text: "In hot weather the dog goes out late, and in the dark beside a lake nobody keeps count. The lawn does, and reads you the total at breakfast.",
      check: true,
    },
    {
      text: "Winter mornings near the water are damp, and the grass stays wet until the sun clears the wall. Wet grass sticks to waste, and waste sticks to shoes.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Can the association really mind what my dog does on my own lot?",
      answer:
        "Its documents list leaving a pet's mess on your own lot as a nuisance, as the association explained in 2017. What follows from that is for the association to say. Arizona law gives owners notice and a chance to be heard before any fine.",
      source: "https://www.scottsdaleranch.org/2017/03/20/whos-walking-who/",
    },
    {
      question: "We live on Lake Serena. Can the lawn wait until the weekend?",
      answer:
        "A dry week may forgive you, and a wet one will not, because the lawn drains to the water. Saturday is also when the neighbors have time to sit across from your shore and admire it.",
    },
  ],
  updated: "2026-11-24",
} as const satisfies AreaText;
