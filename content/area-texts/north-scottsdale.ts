import type { AreaText } from "#content/area-shapes.ts";

export const northScottsdale = {
  slug: "north-scottsdale",
  description:
    "Lawn by the house, granite beyond it, desert at the edge: pooper scooper service for North Scottsdale lots of every size.",
  lead: "Up here a yard comes in rings: grass or turf by the patio, gravel beyond it, and desert past that. Most dogs use all three and have a favorite, which is never the near one.",
  headings: {
    pricing: "A big lot at a plain price",
    visit: "Ring by ring, from the patio out",
    place: "The high, wide end of the city",
    yards: "Grass, granite, then the wild part",
    seasons: "Sudden water, empty summers",
    questions: "Questions from the big lots",
    neighbors: "Down the road from the desert's edge",
    call: "Bring the far side of the lot home",
  },
  plan: "The number of dogs sets the price, and the size of the lot does not appear on the list. Three dogs at weekly visits is our example, because granite is easier to read while things are fresh.",
  visit: {
    book: "Add the nearest cross street, since the name covers a lot of country.",
    agree:
      "Up here we ask which spots the dogs really use, where the fence ends and how the gate at the road opens.",
    scoop:
      "Near the house first, then the gravel, then the last few steps before open desert. Natural ground keeps everything but the waste.",
    after: "You can walk to the view without watching your feet.",
    home: "Fenced pool yards, dog runs and wide gravel lots, with one dog or several.",
    community: "Paths, trailside strips and common tracts that an association keeps.",
    once: "One thorough round when a house wakes up in the fall, or before it is closed for the summer.",
    check: true,
  },
  place: [
    {
      text: "About the northern two-thirds of the city, everything above the Central Arizona Project canal, lies under the Environmentally Sensitive Lands overlay. It requires open space on each parcel.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
    {
      text: "That open space is called NAOS, and it is natural or restored desert. It can be part of your own lot or a common tract that an association keeps.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
    {
      text: "How much desert a parcel must keep follows its slope and landform. The code starts at 20 percent on flat lower desert and goes up to 80 percent on a steep hillside, before any allowed reductions.",
      source: "https://www.scottsdaleaz.gov/codes/eslo/naos",
    },
    {
      text: "Desert in the McDowell Sonoran Preserve is protected for good, and motors stay off its trails. One way in is at 30301 N. Alma School Parkway.",
      source: "https://www.scottsdaleaz.gov/preserve",
    },
    {
      text: "For Thompson Peak Park, at Hayden Road and Thompson Peak Parkway, the city's project page describes a dog park in three cells, two of grass and one of wood chips. Ask the city whether it is open before you tell the dog.",
      source: "https://scottsdaleaz.gov/capital-improvement/thompson-peak-park-dog-park",
    },
    {
      text: "Scottsdale, Hayden and Pima roads carry you north. The cross streets answer to Pinnacle Peak, Happy Valley, Jomax and Dynamite, and the last of those would suit a terrier.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Land in a NAOS easement stays private property, yet it may not be graded, cleared or built on. Out there, picking up means lifting the waste and nothing else.",
      source: "https://grayhawkcommunity.org/319/Natural-Area-Open-Space",
    },
    {
      text: "Decomposed granite has the color of an old, dry pile, which is no help at all. Go slowly, in lines, and rake where the grains have rolled over something.",
      check: true,
    },
    {
      text: "Where the gravel thins out into creosote and cactus, the line between yard and desert is anybody's guess. Dogs guess generously, so the last few steps before the natural ground deserve the longest look.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Monsoon rain comes down sloping ground fast and follows the small washes between lots. Waste left near a wash does not stay near that wash.",
      check: true,
    },
    {
      text: "On a cold foothill morning in January it is tempting to open the door and let the dog go alone. Then nobody saw where, and there is a lot of where.",
      check: true,
    },
    {
      text: "Some houses stand empty through the hot months. No new piles appear, but what was left in spring waits until fall and looks more like gravel every week.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Part of my lot is NAOS. What about dog waste in it?",
      answer:
        "The rule for those areas is that the desert stays as it is, with no grading, clearing or building. Lifting a pile leaves the ground alone, while raking the strip into shape would not. If the open space is a common tract, ask the association that keeps it.",
    },
    {
      question: "Our lot is big, but the dogs only use the side yard. Does the rest matter?",
      answer:
        "Less than you would think, as long as somebody knows which side yard it is. Name the favorite spots and fence lines while we settle the day and the gate. The far edge still earns a look now and then, since dogs have been known to change their minds.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Lawn, granite and open desert on a single lot",
      "Natural open space that has to stay natural",
      "Slopes and small washes between the houses",
      "Protected desert for a neighbor",
    ],
    localInsights:
      "People say North Scottsdale for a very wide piece of country, so the nearest cross street tells more than the name. On Scottsdale Road between Loop 101 and Jomax Road, even the post office has treated one side as Scottsdale and the other as Phoenix. The dogs go by smell.",
    seasonalChallenges: {
      text: "The National Weather Service counts the monsoon from June 15 to September 30, and on a slope that means sudden water. What a storm picks up beside the patio it drops wherever the grade flattens. Then the granite dries, closes over the evidence and keeps quiet.",
      source: "https://www.maricopa.gov/CivicAlerts.aspx?AID=258",
    },
    communityHighlights: {
      text: "One newspaper puts the Preserve at about 30,500 acres in a city of about 185 square miles. With a view like that at the end of the street, the yard ought to hold up its end.",
      source:
        "https://thecoastnews.com/scottsdale-trying-to-honor-past-and-be-as-contemporary-as-possible/",
    },
    serviceFrequency:
      "Big lots tempt people to wait, because the piles are far apart. Weekly keeps granite readable, since fresh waste still looks like waste. One small dog with a lot of ground can do well on every two weeks, while twice a week is for the houses where the dogs outnumber the people.",
  },
  updated: "2026-11-24",
} as const satisfies AreaText;
