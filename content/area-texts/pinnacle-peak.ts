import type { AreaText } from "#content/area-shapes.ts";

export const pinnaclePeak = {
  slug: "pinnacle-peak",
  description:
    "Rock, cactus and a fenced pool yard: dog waste removal for desert homes around Pinnacle Peak in Scottsdale.",
  lead: "The mountain's trail is closed to dogs, so yours knows its own yard by heart. After a few years it has a route, and the route has stops.",
  headings: {
    pricing: "What it costs below the summit",
    visit: "Inside the fence, stop by stop",
    place: "A mountain to look at, not to walk",
    yards: "Granite sand and things that prick",
    seasons: "Long evenings, short storms",
    questions: "From dogs who may not hike",
    neighbors: "In sight of the same rock",
    call: "A yard without surprises, cactus aside",
  },
  plan: "Two dogs on roomy ground with a fence around it: every two weeks is our example, and it works as long as you know their corners. A small pool yard fills faster and does better with weekly.",
  visit: {
    book: "Homes here sit behind several gates, so the community's name helps.",
    agree:
      "We ask for the way through the gate, the way through the fence, and which cactus to respect.",
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
      text: "Pinnacle Peak Park is at 26802 N. 102nd Way. Its trail goes out for 1.75 miles and comes back the same way, 3.5 in all.",
      source: "https://www.scottsdaleaz.gov/parks/pinnacle-peak-park/rules-and-safety",
    },
    {
      text: "No dogs on that trail, says the city, and no bicycles or motor vehicles. The dog can look at the mountain from the driveway.",
      source: "https://www.scottsdaleaz.gov/parks/pinnacle-peak-park/rules-and-safety",
    },
    {
      text: "The park has about 150 acres, and hikers there move between 2,366 and 2,889 feet.",
      source:
        "https://walkingarizona.blogspot.com/2010/02/pinnacle-peak-park-scottsdale-arizona.html",
    },
    {
      text: "At the top is granite, about 3,170 feet up.",
      source: "https://backyardandbackcountry.blogspot.com/2015/08/pinnacle-peak.html",
    },
    {
      text: "The whole area falls under the sensitive-lands overlay. Some natural desert has to be kept, whether on single lots or on shared tracts.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
    {
      text: "Pinnacle Peak is no single subdivision. Separate communities, many of them gated, share the view along Happy Valley, Alma School and Jomax roads.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Behind the house there is usually a walled or fenced pool yard, and past it the lot goes wild. The fence settles where the dog can go, and so where the search can stop.",
      check: true,
    },
    {
      text: "Coarse granite sand lets a pile sink until only its top shows. Go slowly, with the sun at your back, and that top casts a small shadow.",
      check: true,
    },
    {
      text: "Cholla joints lie around like lost toys and stick to anything that brushes past. Near a cholla, look twice at the spot and once at the shoe.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Snakes, cactus spines and summer thunderstorms are on the park's own list of hazards. With neighbors like these, a yard that nobody has to search at dusk is worth something.",
      source: "https://www.scottsdaleaz.gov/parks/pinnacle-peak-park/rules-and-safety",
    },
    {
      text: "Evenings tend to cool off sooner on high ground than down in the Valley, so dogs stay out longer. They cover more of the lot, and leave more of it to be checked.",
      check: true,
    },
    {
      text: "Storm water cuts small channels through a gravel yard. Afterward, things may turn up well downhill from where the dog remembers them.",
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
  updated: "2026-11-22",
} as const satisfies AreaText;
