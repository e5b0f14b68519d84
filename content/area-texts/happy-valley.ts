import type { AreaText } from "#content/area-schemas.ts";

export const happyValley = {
  slug: "happy-valley",
  description:
    "Along Happy Valley Road and below the Deem Hills in North Phoenix: dog poop pickup for dark stone, sloping lots and lawns with a gravel edge.",
  lead: "Happy Valley is a road first and a place second, with a row of neighborhoods strung along it. A happy yard takes a little more than the name.",
  call: "Live up to the name",
  plan: "Three dogs on a sloping lot make our weekly example, because everything that rolls meets in one place. One dog on flat ground pays less, and may need less.",
  visit: {
    book: "Give the avenue, 35th to 67th, since the road is long.",
    agree:
      "For a lot on the slope we'll ask which gate is the easy one, which side is the low one, and what the dogs think of hikers behind the fence.",
    scoop:
      "Dark gravel takes light and patience. The line where the grass stops gets a second look, and the low corner comes last because things arrive there.",
    after: "The hills are the darkest thing in view.",
    home: "Sloping lots, gravel yards and lawns with a stone edge. A lot at the end of a dead-end street is no trouble, as long as we know where to turn around.",
    community: "Parks and paths of the subdivisions along the road.",
    once: "When a monsoon has delivered half the hillside to your patio.",
    check: true,
  },
  place: [
    {
      text: "No single subdivision or association owns the name. It goes with Happy Valley Road west of I-17, past 35th, 43rd, 51st and 67th avenues.",
      check: true,
    },
    {
      text: "Most of the corridor is Phoenix, but around 85310 you also meet Glendale addresses and islands of county land. Norterra is about two miles to the east, measured straight across I-17.",
      check: true,
    },
  ],
  yards: [
    {
      text: "The stone of the Deem Hills is dark basalt, and dark gravel hides dark things. We pass over it slowly, with the light from the side.",
      check: true,
    },
    {
      text: "A lot on a hill has a low side where everything meets. We work downhill and finish there.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Dark rock gives heat back for hours, and dogs crowd onto the last grass. We do that square first and early.",
      check: true,
    },
    {
      text: "Bare slopes shed a monsoon rain within minutes. Once the ground is firm, we sort what it brought from what your dog left.",
      check: true,
    },
  ],
  questions: [
    {
      question: "The hills start behind our wall. Does the desert out there count as our yard?",
      answer:
        "Ground beyond your lot line belongs to someone else, and often it is a preserve. In a public park, state law wants the dog leashed or enclosed, so a walk out there takes a leash and a bag. The daily share still ends up at home. On dark stone the low sun of early morning shows what noon hides. Where the tied bag goes is something you know better than any map.",
      source: "https://www.azleg.gov/ars/11/01012.htm",
    },
    {
      question: "Phoenix, Glendale or county: how do I tell which rules our address has?",
      answer:
        "Go by the property record and not by the name on the mail, because ZIP lines and city lines do not match out here. The pile itself is less complicated. Bagged and tied, it offends no jurisdiction. On a slope we park below the lot, walk up and work down. If hikers pass behind your back fence, the dog has been there before us, so the foot of that fence is on our list.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
