import type { AreaText } from "#content/area-schemas.ts";

export const tramonto = {
  slug: "tramonto",
  description:
    "Tramonto dog poop cleanup, far up in North Phoenix: compact walled lots, gravel side yards, early heat and the wash of Skunk Creek nearby.",
  lead: "Up near the crossing of Carefree Highway and I-17, the desert is never more than a short walk away. Your dog guards this side of the wall, and leaves notes about it.",
  call: "Take the table outside again",
  plan: "Two dogs in a walled yard a few steps wide is our example, at two visits a week. With a single dog, weekly keeps the patio chair and the problem apart.",
  visit: {
    book: "Carefree Highway side or farther in, one address line is enough.",
    agree:
      "Say which side strip has the gate, whether it locks, and where the trash cans live. A shy dog's favorite place is usually right beside them.",
    scoop:
      "The loyal corner first, then both side strips, then the drain holes at the foot of the wall.",
    after: "Supper moves back to the patio.",
    home: "Walled yards, gravel side strips and front beds of production homes. With two dogs, tell us whose corner is whose: it shortens the search.",
    community: "Parks, paths and entry strips of an association.",
    once: "One visit before the first hundred-degree day turns the yard into an oven.",
    check: true,
  },
  place: [
    {
      text: "Phoenix lists Tramonto in its North Gateway Village. It is an easy stop for us, with Anthem up the same interstate.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
    },
    {
      text: "North Valley Parkway and Tramonto Parkway are the streets that tie it together. The wash of Skunk Creek passes by, dry on most days and worth respecting on the others.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Lots run compact: gravel, two side strips and a walled yard. A dog is loyal to one corner, and so are we: it comes first.",
      check: true,
    },
    {
      text: "The side strip with the trash cans is narrow, shaded and private. A shy dog goes there, and we look there on every visit.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Phoenix averages its first 100-degree day on May 2. From then on we put walled yards early on the route.",
      source:
        "https://www.azcentral.com/story/news/local/arizona-weather/2023/07/15/arizona-summer-weather-in-5-charts/70408243007/",
      check: true,
    },
    {
      text: "Loose waste leaves through the drain holes at the foot of the wall. In the monsoon we clear in front of them last and check them twice.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "Carefree Highway, Anthem next door, Phoenix on the mail: which city is Tramonto in?",
      answer:
        "It belongs to Phoenix, which lists it in the North Gateway Village. Carefree Highway is only a road with a relaxed name. Anthem comes later, farther up the interstate. Gravel lets small pieces slip between the stones, so whole and fresh is the way to lift them. When Skunk Creek runs, the rain may have fallen miles away.",
    },
    {
      question: "Our back yard is tiny. Is a regular pickup really worth it?",
      answer:
        "A dog does not make less because the lot is smaller, so a tiny yard fills sooner. Weekly is a sensible place to start when the table is that close. A second dog is the usual reason to go twice. Between close walls there is nowhere to put things aside, so the bag is tied before we leave your side strip. If the cans stand in front of the gate, we move them and put them back.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
