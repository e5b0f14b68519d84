import type { AreaText } from "#content/shapes.ts";

/** Tramonto: the words of its page. */
export const tramonto = {
  slug: "tramonto",
  description:
    "Tramonto dog-yard cleanup, far up in North Phoenix: compact walled lots, gravel side yards, early heat and the wash of Skunk Creek nearby.",
  lead: "Up near the crossing of Carefree Highway and I-17, the desert is never more than a short walk away. Your dog guards this side of the wall, and leaves notes about it.",
  place: [
    {
      text: "Phoenix lists Tramonto in its North Gateway Village, together with Dynamite Mountain Ranch and the city's part of Anthem.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
    },
    {
      text: "The city's North Black Canyon Corridor Plan of 1999 covers the area and steers growth east of I-17. That would be the side with your dog on it.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
      check: true,
    },
    {
      text: "Addresses on Carefree Highway near 31st Avenue are mailed as Phoenix 85086. Farther in, 85085 is common as well.",
      source: "https://issuu.com/valleyvibe/docs/valley-vibe-september-2024",
      check: true,
    },
    {
      text: "Measured straight across the map, Anthem is about five miles to the north and Norterra about six to the south. Desert Hills is nearer still, about three miles northeast.",
      check: true,
    },
    {
      text: "For trails you turn east: the Phoenix Sonoran Preserve has a city trailhead on Carefree Highway.",
      source: "https://www.phoenix.gov/parks/trails/locations/sonoran-preserve",
      check: true,
    },
    {
      text: "North Valley Parkway and Tramonto Parkway are the streets that tie it together. The wash of Skunk Creek passes by, dry on most days and worth respecting on the others.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Lots run compact here: gravel at the curb, a strip down each side and a walled yard in back. With so little choice, a dog settles on one corner and stays loyal to it.",
      check: true,
    },
    {
      text: "A small yard is quick to search and quick to punish you for skipping. The patio chair is never far from the problem.",
      check: true,
    },
    {
      text: "People forget the side strip with the trash cans and the air conditioner. It is narrow, shaded and private, which is just what a shy dog has in mind.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Phoenix averages its first 100-degree day on May 2. A walled yard heats up like a baking dish after that, and by noon your nose knows what is in it.",
      source:
        "https://www.azcentral.com/story/news/local/arizona-weather/2023/07/15/arizona-summer-weather-in-5-charts/70408243007/",
    },
    {
      text: "In monsoon season a wash may run with rain that fell somewhere else while your patio stays dry. When it does pour on you, watch the drain holes at the foot of the wall, since loose waste leaves that way.",
      check: true,
    },
    {
      text: "Winter has the best walking weather and the laziest yard care. Everybody is out on a trail while the back yard quietly keeps count.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "Carefree Highway, Anthem next door, Phoenix on the mail: which city is Tramonto in?",
      answer:
        "It belongs to Phoenix, which lists it in the North Gateway Village. Carefree Highway is only a road with a relaxed name. Anthem comes later, farther up the interstate.",
    },
    {
      question: "Our back yard is tiny. Is a regular pickup really worth it?",
      answer:
        "A dog does not make less because the lot is smaller, so a tiny yard fills sooner. Weekly is a sensible place to start when the table is that close. A second dog is the usual reason to go twice.",
    },
  ],
  updated: "2026-11-20",
} as const satisfies AreaText;
