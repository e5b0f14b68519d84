import type { AreaText } from "#content/shapes.ts";

/** Happy Valley: the words of its page. */
export const happyValley = {
  slug: "happy-valley",
  description:
    "Along Happy Valley Road and below the Deem Hills in North Phoenix: dog waste removal for dark stone, sloping lots and lawns with a gravel edge.",
  lead: "Happy Valley is a road first and a place second, with a row of neighborhoods strung along it. A happy yard takes a little more than the name.",
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
    },
    {
      question: "Phoenix, Glendale or county: how do I tell which rules our address has?",
      answer:
        "Go by the property record and not by the name on the mail, because ZIP lines and city lines do not match out here. The pile itself is less complicated. Bagged and tied, it offends no jurisdiction.",
    },
  ],
  updated: "2026-11-20",
} as const satisfies AreaText;
