import type { AreaText } from "#content/area-schemas.ts";

export const pinnaclePeak = {
  slug: "pinnacle-peak",
  description:
    "Rock, cactus and a fenced pool yard: dog waste removal for desert homes around Pinnacle Peak in Scottsdale.",
  lead: "The mountain's trail is closed to dogs, so yours knows its own yard by heart. After a few years it has a route, and the route has stops.",
  call: "A yard without surprises, cactus aside",
  plan: "Two dogs on roomy ground with a fence around it: every two weeks is our example, and it works as long as you know their corners. A small pool yard fills faster and does better with weekly.",
  visit: {
    book: "Homes here sit behind several gates, so the community's name helps.",
    agree:
      "We'll ask for the way through the gate, the way through the fence, and which cactus to respect.",
    scoop:
      "The search keeps to the fenced part, around boulders and along the wall, with a second glance wherever cholla has dropped its joints.",
    after: "Nobody has to hunt for anything at dusk.",
    home: "Fenced pool yards and gravel courts of desert homes.",
    community: "Entry gardens, paths and shared tracts of a gated community.",
    once: "After a storm has moved things around, or ahead of a weekend with barefoot guests.",
    check: true,
  },
  place: [
    {
      text: "No dogs on that trail, says the city, and no bicycles or motor vehicles. So your own yard gets all the use.",
      source: "https://www.scottsdaleaz.gov/parks/pinnacle-peak-park/rules-and-safety",
    },
    {
      text: "Pinnacle Peak is no single subdivision. Separate communities, many of them gated, share the view along Happy Valley, Alma School and Jomax roads.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Behind most houses a fence ends the pool yard and the lot goes wild. We search up to the fence, and past it only where you ask.",
      check: true,
    },
    {
      text: "Coarse granite sand lets a pile sink until its top shows. We go slowly with the sun low, so the top casts a shadow.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Snakes, cactus spines and summer thunderstorms are on the park's own list of hazards. We work in daylight, in boots, and close the gate behind us.",
      source: "https://www.scottsdaleaz.gov/parks/pinnacle-peak-park/rules-and-safety",
      check: true,
    },
    {
      text: "Storm water cuts channels through gravel. Afterward we follow them downhill, because your dog's spots have moved.",
      check: true,
    },
  ],
  questions: [
    {
      question:
        "We hike the peak on weekends and the dog has to stay home. Does it matter when the yard is picked up?",
      answer:
        "It does, a little. The big outing happens on the gravel instead of the trail, so Saturday and Sunday count double. A pickup early in the week finds the results while they are still easy to see.",
    },
    {
      question: "Wildlife crosses our lot at night. How do you tell its droppings from the dog's?",
      answer:
        "By the fence, mostly. Inside it nearly everything is your dog's, who returns to the same few corners. Outside it nobody can be sure, and what belongs to the desert can stay there.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
