import type { AreaText } from "#content/shapes.ts";

/** Scottsdale Ranch: the words of its page. */
export const scottsdaleRanch = {
  slug: "scottsdale-ranch",
  description:
    "Dog-yard waste removal in Scottsdale Ranch, around Lake Serena, where the association's documents mention your own lot, too.",
  lead: "Most of us think of pet rules as sidewalk rules. The Scottsdale Ranch association looks over the garden wall as well.",
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
        "http://arizonaoddities.com/2009/12/the-stories-behind-scottsdales-mccormick-ranch-gainey-ranch/",
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
    },
    {
      question: "We live on Lake Serena. Can the lawn wait until the weekend?",
      answer:
        "A dry week may forgive you, and a wet one will not, because the lawn drains to the water. Saturday is also when the neighbors have time to sit across from your shore and admire it.",
    },
  ],
  updated: "2026-11-20",
} as const satisfies AreaText;
