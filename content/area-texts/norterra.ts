import type { AreaText } from "#content/area-shapes.ts";

export const norterra = {
  slug: "norterra",
  description:
    "When trails get too hot for dogs, the yard takes over: dog poop cleanup for Norterra in North Phoenix, from the patio to the last river rock.",
  lead: "Shops, offices and homes share one plan beside the freeway in Norterra. Your dog's share is a yard, and it is used to full capacity.",
  headings: {
    pricing: "A snug yard at full capacity",
    visit: "Patio, turf, dog corner, done",
    place: "One plan for shops, desks and homes",
    yards: "River rock and one leash length",
    seasons: "On hot days the yard is the trail",
    questions: "Asked between two meetings",
    neighbors: "Across the freeway, across the canal",
    call: "Put the yard on somebody else's calendar",
  },
  plan: "One dog, no trails for months and a yard the length of a leash: our example is twice a week, the lowest price per visit. In the cool season, weekly is often enough.",
  visit: {
    book: "Fireside, Union Park or next door, the form takes a minute.",
    agree:
      "Between meetings is fine. We need the gate, the dog's name and whether a bark in the background would bother your call.",
    scoop:
      "Turf and patio are soon done, the river rock along the wall is not: things slip between the stones, and some have to be lifted out.",
    after: "Gym, restroom and trail are open again.",
    home: "Snug yards with patio and turf, and the older ones with a bit more room.",
    community: "Apartment courtyards, dog runs and shared greens beside the parkway.",
    once: "After a dust storm has painted everything one color, or when a lease ends.",
    notes: [
      {
        title: "When the trails close to dogs",
        text: "Phoenix bars dogs from its trails at 100 degrees or hotter, and an average year has about 111 days that hot. All of that ends up in the yard, so summer is when people add a visit.",
        source: "https://www.phoenix.gov/parks/trails/locations/sonoran-preserve",
        check: true,
      },
      {
        title: "Bags and bins",
        text: "City code wants solid waste kept in watertight, fly-tight containers. In a snug yard the bin is never far from the back door, so the lid matters more than the distance.",
        source: "https://phoenix.municipal.codes/CC/27-14",
      },
      {
        title: "Turf in the sun",
        text: "Synthetic grass holds on to what is soft and to the smell of what is not. Solids off it soon is the whole trick; a deodorizer is an extra you can add to a visit.",
        check: true,
      },
      {
        title: "Two, three and six miles",
        text: "That is how far Happy Valley, Deer Valley and Tramonto are in a straight line. A colleague from over there can refer you, or the other way around.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "On paper Norterra is a 405-acre mixed-use development, and changes to it go before the Deer Valley Village committee.",
      source:
        "https://www.newsbreak.com/news/2576387365233/norterra-wants-more-multifamily-less-office",
    },
    {
      text: "It follows the east side of I-17 from Happy Valley Road toward Jomax Road, with Norterra Parkway running through.",
      source: "https://valleyvibenews.com/?p=1508",
    },
    {
      text: "Union Park is the residential neighborhood around the USAA campus. Fireside is the older part with an association, and Sonoran Foothills comes next to the north.",
      check: true,
    },
    {
      text: "Cross Jomax Road and the CAP canal, and the city's map changes to the North Gateway Village.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
    },
    {
      text: "The Sonoran Preserve's Desert Vista trailhead is at 1900 W. Desert Vista Trail, an address that at least tells you what to expect.",
      source: "https://www.phoenix.gov/parks/trails/locations/sonoran-preserve",
    },
    {
      text: "Small planes overhead are likely bound for Deer Valley Airport, about three miles to the southeast in a straight line.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Newer yards near the parkway are snug, and patio, turf and dog corner are often within one leash length of each other. A single missed pile is therefore everybody's pile.",
      check: true,
    },
    {
      text: "City code has a phrase for your dog's output: what animals of up to 150 pounds leave in yards and dog runs counts as small animal waste. A Great Dane may feel that the word small is uncalled for.",
      source: "https://phoenix.municipal.codes/CC/27-5",
    },
    {
      text: "River rock looks sharp along a wall and is a nuisance to clean. Things slip down between the big stones, so go slowly and lift a few.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Phoenix bars dogs from city trails when it is 100 degrees or hotter. On such days your yard is trail, gym and restroom in one.",
      source: "https://www.phoenix.gov/parks/trails/locations/sonoran-preserve",
    },
    {
      text: "On an average July day in Phoenix the low is 85 and the high 107. No hour is truly cool, so dogs take the short route to the nearest shade, and you know where to look.",
      source: "https://en.wikipedia.org/wiki/Climate_of_Phoenix",
    },
    {
      text: "Dust can arrive ahead of the monsoon rain and paint stone, turf and everything on it one color. Let it settle for a day, then look again with the sun low.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "The trails are off limits to the dog on hot days. How do we keep up with the yard?",
      answer:
        "Count on more trips out the back door, mostly at dawn and after dark. If you have weekly visits, twice a week over the summer keeps up with that. When the trails are yours again, one phone call takes it back.",
    },
    {
      question: "Is Norterra part of Deer Valley or of North Gateway?",
      answer:
        "Its plans are reviewed by the Deer Valley Village committee. North Gateway only starts across the canal. Your dog's plans are reviewed by nobody.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
