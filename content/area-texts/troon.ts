import type { AreaText } from "#content/area-shapes.ts";

export const troon = {
  slug: "troon",
  description:
    "Boulders outside the wall, a small soft yard inside: dog poop cleanup for homes in Troon and Troon North.",
  lead: "Outside the wall, nature did the landscaping in Troon and charged nothing. Inside it, one small soft patch has to satisfy everything the dog has in mind.",
  headings: {
    pricing: "What one soft corner costs",
    visit: "In through the gate, around the boulders",
    place: "Granite country, with golf",
    yards: "Natural outside, modest inside",
    seasons: "Long mornings and water off the rocks",
    questions: "Between a rock and a soft place",
    neighbors: "Downhill and over the next ridge",
    call: "Let the boulder stay, send the rest off",
  },
  plan: "With one dog and a small soft patch behind the wall, weekly is our example. Everything lands on the same few square yards, so waiting two weeks saves less than it seems to.",
  visit: {
    book: "Tell us which community you are in: several share the name of Troon.",
    agree:
      "A gate at the street and another in the wall are common, so we ask for both, for the dog's opinion of visitors, and for the spots it calls its own.",
    scoop:
      "Turf and pavers come first, then every boulder from all sides. Out on natural ground, the pile is lifted and the surface stays as it is.",
    after: "Sandals are safe on the patio.",
    home: "Walled yards with turf, pavers and rock, and the strip along the drive that the dog borrows.",
    community: "Entrances, paths and shared desert edges that an association looks after.",
    once: "A second home that opens in the fall, or one that closes in May.",
    notes: [
      {
        title: "Ground that keeps secrets",
        text: "Coarse granite sand sticks to whatever is soft and gives it the right color. Fresh waste lifts cleanly off it, which speaks for short gaps more than for long searches.",
        check: true,
      },
      {
        title: "Natural open space",
        text: "If part of your lot is natural area open space, show us where it begins. No clearing and no grading is the city's rule there, so a scoop may go in and a rake had better not.",
        source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
        check: true,
      },
      {
        title: "Above 2,000 feet",
        text: "Summer mornings are a little milder than downtown, but stone that has baked all day stays warm into the night. In extreme heat our routes follow the sunrise, here as everywhere.",
        check: true,
      },
      {
        title: "Neighbors, at desert distance",
        text: "Pinnacle Peak is a little over a mile away in a straight line, North Scottsdale's middle about two and a half. In between there is mostly desert, which is why people moved here.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "About 1,800 homes make up Troon North, in the Pinnacle Peak foothills between Pima Road and Alma School Parkway.",
      source:
        "https://www.scottsdaleindependent.com/news/scottsdale-board-of-adjustment-affirms-troon-north-hoa-position-in-zoning-dispute/",
    },
    {
      text: "Troon North also has a homeowners association to itself.",
      source:
        "https://www.scottsdaleindependent.com/news/scottsdale-board-of-adjustment-affirms-troon-north-hoa-position-in-zoning-dispute/",
    },
    {
      text: "Golfers know the name for two public courses of 18 holes, Monument and Pinnacle. Tom Weiskopf and Jay Morrish designed Monument.",
      source: "https://csq.com/2020/06/inside-one-of-arizonas-top-golf-courses/",
    },
    {
      text: "Monument takes its name from a granite boulder on the third hole. It has been told to stay and, unlike your puppy, it has.",
      source: "https://csq.com/2020/06/inside-one-of-arizonas-top-golf-courses/",
    },
    {
      text: "For the Preserve's trails, head to the Brown's Ranch or the Tom's Thumb trailhead.",
      check: true,
    },
    {
      text: "Alma School Parkway links Happy Valley Road in the south with Dynamite Boulevard in the north. Pinnacle Peak is the thing in the window.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Natural desert areas on a lot may not be cleared or graded, says the city's own guide, which gets passed around among Troon communities. A pile there is picked off the surface, and the surface stays put.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
    {
      text: "The local granite weathers to coarse sand, the natural form of decomposed granite. On such ground a pile picks up a crust of grains and soon passes for one more pebble.",
      check: true,
    },
    {
      text: "Behind the wall it is a little grass or synthetic turf, with pavers around it. Between synthetic blades, lifting straight up leaves less behind than dragging sideways.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "This is higher ground than downtown, so summer is a little gentler, as far as gentle goes in July. Dogs get a longer morning outside, and the yard gets the proof.",
      check: true,
    },
    {
      text: "In a thunderstorm water sheets off the boulders, crosses the patio and parks everything loose against the lower wall. After rain, that wall is where to start.",
      check: true,
    },
    {
      text: "Some houses here are second homes and spend the hot months waiting. When owner and dog arrive in the fall, one small patch of green is suddenly on duty again every morning.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our yard is mostly boulders. Is there anything in it to clean?",
      answer:
        "Boulders leave gaps, and dogs find privacy in gaps. The walk goes all the way around each group of rocks, with a look into the shady side. A pile there is otherwise discovered by a visitor in sandals.",
    },
    {
      question: "The dog uses the natural strip beside our driveway. May we rake it clean?",
      answer:
        "Better not, if it is natural open space: the city's guide rules out clearing and grading, and a rake does a bit of both. Take what the dog left, and leave what the desert left.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
  ],
  updated: "2026-11-24",
} as const satisfies AreaText;
