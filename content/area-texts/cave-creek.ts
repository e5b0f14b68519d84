import type { AreaText } from "#content/area-schemas.ts";

export const caveCreek = {
  slug: "cave-creek",
  description:
    "How a wide desert lot gets clean while the desert stays put: dog poop cleanup in the town of Cave Creek, Arizona, washes and wildlife included.",
  lead: "Cave Creek is a town of its own and likes its desert left alone. Your dog agrees, right up to the moment someone has to find what it left out there.",
  call: "Leave the desert, lose the rest",
  plan: "Four dogs and a lot with room: weekly, in our example. The dogs are counted and the acres are not, since the dogs keep to a few places anyhow.",
  visit: {
    book: "Drives are long and numbers hide, so a landmark at the road helps.",
    agree:
      "Tell us about the ranch gate, the horses and the dog that guards both, and we'll plan the way in.",
    scoop:
      "The worn trails lead from spot to spot, and the shade under a palo verde is always one of them. Bushes, rocks and wildlife keep their places.",
    after: "The wide ground is only wide again.",
    home: "Fenced yards, runs and wide desert lots, out to the last place the dogs use.",
    community: "Rental homes, shared grounds and the pet areas of managed properties.",
    once: "Ahead of the monsoon, on lots beside a wash.",
    check: true,
  },
  yards: [
    {
      text: "The zoning ordinance speaks of low density and of protecting washes and habitat. We take the waste, and every bush and rock stays.",
      source: "https://www.cavecreekaz.gov/215/Ordinances",
      check: true,
    },
    {
      text: "Cactus joints drop in a dog's favorite places. We bring a long handle and thick gloves.",
      check: true,
    },
  ],
  questions: [
    {
      question: "How does anyone find dog waste on a lot that is mostly desert?",
      answer:
        "By following the dog instead of the survey. Most keep to a handful of places: near the door, along the drive, by the fence with the best view. Those places get the time, and the wild ground between them is left as it was.",
    },
    {
      question: "With so much wildlife around, can we just leave it to nature?",
      answer:
        "Better not. Infected dogs shed roundworm eggs in their waste, and the CDC advises disposing of it promptly. Nature will manage without it.",
      source: "https://www.cdc.gov/parasites/toxocariasis/toxocariasis_fact_sheet.html",
    },
  ],
  insights: {
    uniqueFeatures: [
      "A town of its own since 1986",
      "Fewer than 5,000 people (2020) on about 37.7 square miles",
      "National forest on the northern side",
      "A zoning purpose that names washes and habitat",
    ],
    localInsights:
      "Space changes the job more than it shrinks it. A dog with room to choose still picks the same three or four spots, only farther from the hose and the trash can.",
    seasonalChallenges:
      "A creek and its side washes carry whatever a summer storm picks up, on into Phoenix. After the rain, soft ground takes prints and hides piles, so a day of patience pays.",
    communityHighlights:
      "Spur Cross Ranch and the forest beyond it give the north of town its wild edge, and Black Mountain stands guard on the Carefree side. Residents chose a town over a big-city address, and the low density shows it.",
    serviceFrequency:
      "Weekly is a fair schedule for a fenced yard with a dog or two, because old waste breaks up among stones and spines. Several dogs, or a run beside the house, call for twice a week.",
  },
  updated: "2026-11-27",
} as const satisfies AreaText;
