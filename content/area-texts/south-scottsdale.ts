import type { AreaText } from "#content/area-shapes.ts";

export const southScottsdale = {
  slug: "south-scottsdale",
  description:
    "South Scottsdale dog poop cleanup, for ranch houses, block walls and back yards that have seen a few generations of dogs.",
  lead: "These back yards were made for kids, a sprinkler and a dog. The kids moved out and the sprinkler leaks, but the dog is as productive as ever.",
  headings: {
    pricing: "What a ranch-house yard pays",
    visit: "Through the side gate and along the wall",
    place: "Six miles of park down the middle",
    yards: "Old lawns with a long memory",
    seasons: "Hot corners and sleeping Bermuda",
    questions: "Asked over the block wall",
    neighbors: "Next stops, up and down the greenbelt",
    call: "Give the old yard a fresh start",
  },
  plan: "One dog and one block-walled yard is the classic here, and weekly keeps up with it nicely. A second dog adds a little, not another plan.",
  visit: {
    book: "If there is an alley gate, that is worth a word as well.",
    agree:
      "Side gate or alley, latch or padlock, sleepy dog or alarm dog: it takes two minutes to settle.",
    scoop:
      "The shady strip along the wall comes first, then the lumps in the grass, which deserve a closer look than they get from the porch.",
    after: "There is room for a sprinkler again.",
    home: "Back yards of grass or rock behind a wall, for households with one old friend or a new litter.",
    community:
      "Lawns between apartment buildings, and the strip where every dog in the house goes first.",
    once: "A yard that has been let go, at the end of a lease or before the house is sold.",
    check: true,
  },
  place: [
    {
      text: "On the city's map, Southern Scottsdale is about 14 square miles. Phoenix and Paradise Valley are to the west, Tempe to the south and the Salt River Pima-Maricopa Indian Community to the east.",
      source: "https://www.scottsdaleaz.gov/Page7397.aspx",
    },
    {
      text: "Indian Bend Wash runs down the middle for about six miles, a string of lakes, parks, golf and paths.",
      source: "https://www.scottsdaleaz.gov/Page7397.aspx",
    },
    {
      text: "All that green is flood control in disguise, built in place of a concrete channel. Eldorado and Vista del Camino parks lie inside the floodway itself.",
      source:
        "https://www.scottsdale.org/news/big-facelift-studied-for-indian-bend-wash/article_09ee33ac-2801-11e9-8551-378005eff62c.html",
    },
    {
      text: "Eldorado Park was the first park the city ever had, and in 2017 it marked 50 years.",
      source:
        "https://www.scottsdale.org/news/big-facelift-studied-for-indian-bend-wash/article_09ee33ac-2801-11e9-8551-378005eff62c.html",
    },
    {
      text: "Vista del Camino has half an acre for dogs, with shade trees and water. You park off Pierce Street, just north of McKellips Road.",
      source: "https://www.scottsdaleaz.gov/parks/dog-parks",
    },
    {
      text: "At Chaparral the dogs get three acres of grass in rotating sections, some for active dogs and some for passive ones. You know which kind yours is.",
      source: "https://www.scottsdaleaz.gov/parks/dog-parks",
    },
  ],
  yards: [
    {
      text: "Most housing here was already 30 to 50 years old when the city adopted its plan in 2010. Yards of that age have dips in the lawn, roots under the fence and a spot by the wall that every dog of the house has used.",
      source: "https://www.scottsdaleaz.gov/Page7397.aspx",
    },
    {
      text: "A block wall keeps the dog in and lays a strip of shade along its own foot. That strip is the first place to look and usually the fullest.",
      check: true,
    },
    {
      text: "Where lawns have given way to rock, the old sprinkler heads often stayed behind. From the porch they look just like the other thing, and only a walk across the rock tells you which is which.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "The average July high in Phoenix, just across the line, is 107 degrees. An outing is then a dash to the shade and back, so a whole week ends up in one corner.",
      source: "https://en.wikipedia.org/wiki/Climate_of_Phoenix",
    },
    {
      text: "Bermuda grass stops growing in winter, and the mower gets a rest. Nobody crosses the whole lawn for weeks at a time then, except for one of you.",
      check: true,
    },
    {
      text: "Much of the street runoff around here ends up in Indian Bend Wash. A storm in August takes along whatever lies loose in the side yard.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Our back gate opens on an alley. Does the strip along it count as yard?",
      answer:
        "It counts if your dog counts it. Nobody ever sits there, so the waste gets old, dry and crumbly, which is when it is hardest to pick up. Mention the strip when we get in touch.",
    },
    {
      question:
        "The lawn at our old ranch house is lumpy and half weeds. Can anything even be found in it?",
      answer:
        "Yes, though it takes a slower walk than a putting green would. Lumps and tufts hide things from one side only, so a second pass at a right angle finds most of what the first one missed.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
