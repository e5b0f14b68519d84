import type { AreaText } from "#content/area-schemas.ts";

export const troon = {
  slug: "troon",
  description:
    "Boulders outside the wall, a small soft yard inside: dog poop cleanup for homes in Troon and Troon North.",
  lead: "Outside the wall, nature did the landscaping in Troon and charged nothing. Inside it, one small soft patch has to satisfy everything the dog has in mind.",
  call: "Let the boulder stay, send the rest off",
  plan: "With one dog and a small soft patch behind the wall, weekly is our example. Everything lands on the same few square yards, so waiting two weeks saves less than it seems to.",
  visit: {
    book: "Tell us which community you are in: several share the name of Troon.",
    agree:
      "A gate at the street and another in the wall are common, so we'll ask for both, for how the dog takes visitors, and for the spots it calls its own.",
    scoop:
      "Turf and pavers come first, then every boulder from all sides. Out on natural ground, the pile is lifted and the surface stays as it is.",
    after: "Sandals are safe on the patio.",
    home: "Walled yards with turf, pavers and rock, and the strip along the drive that the dog borrows.",
    community: "Entrances, paths and shared desert edges that an association looks after.",
    once: "A second home that opens in the fall, or one that closes in May.",
    check: true,
  },
  place: [
    {
      text: "About 1,800 homes make up Troon North, in the Pinnacle Peak foothills between Pima Road and Alma School Parkway.",
      source:
        "https://www.scottsdaleindependent.com/news/scottsdale-board-of-adjustment-affirms-troon-north-hoa-position-in-zoning-dispute/",
    },
    {
      text: "Alma School Parkway links Happy Valley Road in the south with Dynamite Boulevard in the north. Pinnacle Peak is the thing in the window.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Natural desert on a lot may not be cleared or graded, says the city's own guide. We pick up from the surface there, and the rake stays in the truck.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
      check: true,
    },
    {
      text: "Behind the wall it is a little grass or synthetic turf. We lift straight up between the blades, because dragging leaves something behind.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A thunderstorm parks everything loose against the lower wall. After rain we start there.",
      check: true,
    },
    {
      text: "If yours is a second home, we can stop in May and clean once before you and the dog return.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our yard is mostly boulders. Is there anything in it to clean?",
      answer:
        "Boulders leave gaps, and dogs find privacy in gaps. The walk goes all the way around each group of rocks, with a look into the shady side. A pile there is otherwise discovered by a visitor in sandals. Coarse granite sand sticks to whatever is soft and gives it the right color. Fresh waste lifts cleanly off it, which speaks for short gaps more than for long searches.",
    },
    {
      question: "The dog uses the natural strip beside our driveway. May we rake it clean?",
      answer:
        "Better not, if it is natural open space: the city's guide rules out clearing and grading, and a rake does a bit of both. Take what the dog left, and leave what the desert left. If boulders touch the wall, we look behind them from both ends. A visitor's dog counts for the day it stays; just tell us that it is coming.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
