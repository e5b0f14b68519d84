import type { AreaText } from "#content/shapes.ts";

/** Norterra: the words of its page. */
export const norterra = {
  slug: "norterra",
  description:
    "When trails get too hot for dogs, the yard takes over: yard cleanup for Norterra in North Phoenix, from the patio to the last river rock.",
  lead: "Shops, offices and homes share one plan beside the freeway in Norterra. Your dog's share is a yard, and it is used to full capacity.",
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
        "Count on more trips out the back door, mostly at dawn and after dark. Moving up one step in rhythm over the summer keeps you ahead of it. Go back down when the trails are yours again.",
    },
    {
      question: "Is Norterra part of Deer Valley or of North Gateway?",
      answer:
        "Its plans are reviewed by the Deer Valley Village committee. North Gateway only starts across the canal. Your dog's plans are reviewed by nobody.",
    },
  ],
  updated: "2026-11-20",
} as const satisfies AreaText;
