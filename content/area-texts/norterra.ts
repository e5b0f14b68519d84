import type { AreaText } from "#content/area-schemas.ts";

export const norterra = {
  slug: "norterra",
  description:
    "When trails get too hot for dogs, the yard takes over: dog poop cleanup for Norterra in North Phoenix, from the patio to the last river rock.",
  lead: "Shops, offices and homes share one plan beside the freeway in Norterra. Your dog's share is a yard, and it is used to full capacity.",
  call: "Put the yard on someone else's calendar",
  plan: "One dog and a yard the length of a leash: our example is once a week. When the trails are closed to dogs in summer, some people go to twice.",
  visit: {
    book: "Fireside, Union Park or next door, the form takes a minute.",
    agree:
      "Between meetings is fine. We'll ask about the gate, the dog's name and the corner it likes best.",
    scoop:
      "Turf and patio are soon done, the river rock along the wall is not: things slip between the stones, and some have to be lifted out.",
    after: "Turf and patio are yours again.",
    home: "Snug yards with patio and turf, and the older ones with a bit more room. The corner that your dog prefers in the shade gets its own look on every visit, whatever the calendar says.",
    community: "Apartment courtyards, dog runs and shared greens beside the parkway.",
    once: "After a dust storm has painted everything one color, or when a lease ends.",
    check: true,
  },
  place: [
    {
      text: "It follows the east side of I-17 from Happy Valley Road toward Jomax Road, with Norterra Parkway running through.",
      source: "https://valleyvibenews.com/?p=1508",
    },
    {
      text: "Cross Jomax Road and the CAP canal, and the city's map changes to the North Gateway Village.",
      source: "https://www.phoenix.gov/waterservices/devinfo/dev-issues/regional/north-gateway",
    },
  ],
  yards: [
    {
      text: "Newer yards are snug: patio, turf and dog corner within a leash length. We clear all three, and wipe the path between them.",
      check: true,
    },
    {
      text: "River rock lets things slip between the stones. We lift a few by hand and put them back as they were.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Phoenix bars dogs from city trails at 100 degrees or hotter. On such days the yard takes it all, so many people here add a visit for the summer.",
      source: "https://www.phoenix.gov/parks/trails/locations/sonoran-preserve",
      check: true,
    },
    {
      text: "Dust ahead of a storm paints everything one color. We wait for it to settle and look again with the sun low.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "The trails are off limits to the dog on hot days. How do we keep up with the yard?",
      answer:
        "Count on more trips out the back door, mostly at dawn and after dark. If you have weekly visits, twice a week over the summer keeps up with that. When the trails are yours again, one phone call takes it back. Synthetic grass holds on to what is soft and to the smell of what is not. Solids off it soon is the whole trick; a deodorizer is an extra you can add to a visit.",
    },
    {
      question: "Is Norterra part of Deer Valley or of North Gateway?",
      answer:
        "Its plans are reviewed by the Deer Valley Village committee. North Gateway only starts across the canal. If the gate sticks, tell us the trick once and we'll remember it. The code of a community gate is as safe with us. When a meeting runs long, leave the dog inside: a closed door is all we need to begin. Dust settles on turf and stone alike, so after a windy night we walk the yard a second time.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
