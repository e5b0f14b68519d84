import type { AreaText } from "#content/area-shapes.ts";

export const tramonto = {
  slug: "tramonto",
  description:
    "Tramonto dog poop cleanup, far up in North Phoenix: compact walled lots, gravel side yards, early heat and the wash of Skunk Creek nearby.",
  lead: "Up near the crossing of Carefree Highway and I-17, the desert is never more than a short walk away. Your dog guards this side of the wall, and leaves notes about it.",
  headings: {
    pricing: "A compact yard, a compact price",
    visit: "Curb, side strip, back wall",
    place: "Where Carefree Highway meets the interstate",
    yards: "Walled in, and loved in one corner",
    seasons: "Baking dish in June, idyll in January",
    questions: "Last exit before Anthem",
    neighbors: "North, south and three miles northeast",
    call: "Take the table outside again",
  },
  plan: "Two dogs in a walled yard a few steps wide is our example, at two visits a week. With a single dog, weekly keeps the patio chair and the problem apart.",
  visit: {
    book: "Carefree Highway side or farther in, one address line is enough.",
    agree:
      "Say which side strip has the gate, whether it locks, and where the trash cans live. A shy dog's favorite place is usually right beside them.",
    scoop:
      "The loyal corner first, then both side strips, then the drain holes at the foot of the wall.",
    after: "Supper moves back to the patio.",
    home: "Walled yards, gravel side strips and front beds of production homes.",
    community: "Parks, paths and entry strips of an association.",
    once: "One visit before the first hundred-degree day turns the yard into an oven.",
    notes: [
      {
        title: "Small yard, real heat",
        text: "Phoenix averages 111 days a year at 100 degrees or more. Between close walls that means early: in extreme heat our routes follow the sunrise, and in June the sun is up at about a quarter past five.",
        source:
          "https://www.phoenixnewtimes.com/news/phoenix-holds-record-for-most-100-degree-days-22442410",
        check: true,
      },
      {
        title: "What is underfoot",
        text: "Gravel fronts and walled back yards are the pattern, often with turf or pavers by the door. Gravel lets small pieces slip between the stones, so whole and fresh is the way to lift them.",
        check: true,
      },
      {
        title: "Water from elsewhere",
        text: "When Skunk Creek runs, the rain may have fallen miles away. A visit after the storm starts at the lowest corner, because that is where your own water went.",
        check: true,
      },
      {
        title: "Neighbors by the mile",
        text: "Desert Hills is the nearest place with a page here, then Anthem, then Norterra. If you move between them the service can move along, and one phone call does it.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "Phoenix lists Tramonto in its North Gateway Village, together with Dynamite Mountain Ranch and the city's part of Anthem.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
    },
    {
      text: "The city's North Black Canyon Corridor Plan of 1999 covers the area and steers growth east of I-17. Tramonto is on that side, your dog included.",
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
  updated: "2026-11-24",
} as const satisfies AreaText;
