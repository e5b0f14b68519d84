import type { AreaText } from "#content/shapes.ts";

/** Troon: the words of its page. */
export const troon = {
  slug: "troon",
  description:
    "Boulders outside the wall, a small soft yard inside: dog-yard waste removal for homes in Troon and Troon North.",
  lead: "Outside the wall, nature did the landscaping in Troon and charged nothing. Inside it, one modest lawn has to satisfy everything the dog has in mind.",
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
      source:
        "https://fdocuments.us/document/homeowners-guide-to-naos-troon-naos-easement-is-dedicated-against-the-property.html",
    },
    {
      text: "The local granite weathers to coarse sand, the natural form of decomposed granite. On such ground a pile picks up a crust of grains and soon passes for one more pebble.",
      check: true,
    },
    {
      text: "Behind the wall it is grass or synthetic lawn, with pavers around it. Between synthetic blades, lifting straight up leaves less behind than dragging sideways.",
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
      text: "Some houses here are second homes and spend the hot months waiting. When owner and dog arrive in the fall, one small lawn is suddenly on duty again every morning.",
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
    },
  ],
  updated: "2026-11-20",
} as const satisfies AreaText;
