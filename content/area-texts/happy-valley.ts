import type { AreaText } from "#content/area-shapes.ts";

export const happyValley = {
  slug: "happy-valley",
  description:
    "Along Happy Valley Road and below the Deem Hills in North Phoenix: dog poop pickup for dark stone, sloping lots and lawns with a gravel edge.",
  lead: "Happy Valley is a road first and a place second, with a row of neighborhoods strung along it. A happy yard takes a little more than the name.",
  headings: {
    pricing: "What makes a happy yard",
    visit: "High side first, low side last",
    place: "Strung along one road, below dark hills",
    yards: "Basalt, slope and a gravel edge",
    seasons: "Warm stone and water off the hill",
    questions: "City, county or hillside?",
    neighbors: "East over I-17, and south",
    call: "Live up to the name",
  },
  plan: "Three dogs on a sloping lot make our weekly example, because everything that rolls meets in one place. One dog on flat ground pays less, and may need less.",
  visit: {
    book: "Give the avenue, 35th to 67th, since the road is long.",
    agree:
      "For a lot on the slope we ask which gate is the easy one, which side is the low one, and what the dogs think of hikers behind the fence.",
    scoop:
      "Dark gravel takes light and patience. The line where the grass stops gets a second look, and the low corner comes last because things arrive there.",
    after: "The hills are the darkest thing in view.",
    home: "Sloping lots, gravel yards and lawns with a stone edge.",
    community: "Parks and paths of the subdivisions along the road.",
    once: "When a monsoon has delivered half the hillside to your patio.",
    notes: [
      {
        title: "Light matters",
        text: "On dark stone the low sun of early morning shows what noon hides. In extreme heat our routes follow the sunrise anyway, which suits the gravel as much as the crew.",
        check: true,
      },
      {
        title: "Which bin, which city",
        text: "Around 85310 an address may be Phoenix, Glendale or county. The service does not change at the line, but where the tied bag goes is something you know better than any map.",
        check: true,
      },
      {
        title: "Park dog, yard dog",
        text: "Deem Hills dog park has two acres, grass edged with sandy gravel. A dog that plays there comes home with the same preferences, so look for its choice where your lawn meets the stone.",
        source: "https://petfriendlysites.com/pet-friendly-web-directory/deem-hills-dog-park",
        check: true,
      },
      {
        title: "The corridor in miles",
        text: "Norterra is about two miles from the middle of the corridor and Deer Valley about three, both measured straight. Tramonto, up the interstate, is about six.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "No single subdivision or association owns the name. It goes with Happy Valley Road west of I-17, past 35th, 43rd, 51st and 67th avenues.",
      check: true,
    },
    {
      text: "Deem Hills Community Park covers about 40 acres at 51st Avenue and Deem Hills Parkway, just north of the road.",
      source:
        "https://goodglendalehomesforsale.com/2015/12/16/northwest-valley-public-parks-and-preserves",
    },
    {
      text: "The Deem Hills dog park, at 26606 N. Deem Hills Parkway, has two acres with separate areas for small and large dogs. Grass edged with sandy gravel is what they get, much like at home.",
      source: "https://petfriendlysites.com/pet-friendly-web-directory/deem-hills-dog-park",
    },
    {
      text: "The Deem Hills themselves are a desert preserve with several trails. Stetson Hills was built directly against them.",
      check: true,
    },
    {
      text: "On the south side the Hedgpeth Hills and Adobe Dam finish the view.",
      source: "https://en.wikipedia.org/wiki/Deer_Valley,_Phoenix",
      check: true,
    },
    {
      text: "Most of the corridor is Phoenix, but around 85310 you also meet Glendale addresses and islands of county land. Norterra is about two miles to the east, measured straight across I-17.",
      check: true,
    },
  ],
  yards: [
    {
      text: "The stone of the Deem Hills is dark basalt, and dark gravel is good at hiding dark things. One slow pass with the light from the side finds more than two quick ones at noon.",
      check: true,
    },
    {
      text: "A lot that leans on a hill has a high side and a low side. Sooner or later the tennis ball, the water and the rest of it all meet on the low one.",
      check: true,
    },
    {
      text: "Look twice where lawn turns to stone. Rake and mower both stop at that border, and for reasons of its own the dog often does too.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Dark rock drinks in the sun and is slow to let it go. Dogs move to whatever grass or shade is left in summer, so that small square takes the whole load.",
      check: true,
    },
    {
      text: "Bare slopes shed a monsoon rain within minutes. Yards at the bottom can get sand, twigs and stray leavings in one delivery, best sorted once the ground has firmed up.",
      check: true,
    },
    {
      text: "Cool months bring hikers past the back fence, and dogs to the fence to discuss them. Where they stand and bark is usually where they leave the rest of their opinion.",
      check: true,
    },
  ],
  questions: [
    {
      question: "The hills start behind our wall. Does the desert out there count as our yard?",
      answer:
        "Ground beyond your lot line belongs to somebody else, and often it is a preserve. In a public park, state law wants the dog leashed or enclosed, so a walk out there takes a leash and a bag. The daily share still ends up at home.",
      source: "https://www.azleg.gov/ars/11/01012.htm",
    },
    {
      question: "Phoenix, Glendale or county: how do I tell which rules our address has?",
      answer:
        "Go by the property record and not by the name on the mail, because ZIP lines and city lines do not match out here. The pile itself is less complicated. Bagged and tied, it offends no jurisdiction.",
    },
  ],
  updated: "2026-11-24",
} as const satisfies AreaText;
