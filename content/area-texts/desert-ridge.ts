import type { AreaText } from "#content/area-shapes.ts";

export const desertRidge = {
  slug: "desert-ridge",
  description:
    "Thirteen washes, granite underfoot and piles that hide between the stones: notes on dog poop cleanup for Desert Ridge in Phoenix.",
  lead: "Thirteen washes run through Desert Ridge, and your dog surely has a favorite. Your own yard is a far smaller piece of desert, but it is the one you cross barefoot.",
  headings: {
    pricing: "Thirteen washes, three plans",
    visit: "What happens between the gate and the granite",
    place: "A master plan with creeks that come and go",
    yards: "Stone, turf and the dog run",
    seasons: "Dry for months, then all at once",
    questions: "Wash-day questions",
    neighbors: "Past the freeway and the last wash",
    call: "Keep wash fourteen out of your yard",
  },
  plan: "Picture two dogs, stone underfoot and a little turf, once a week. That is our example, and the narrow dog run beside the house is the usual reason to go to twice.",
  visit: {
    book: "If your neighborhood has its own association, such as Aviano or Fireside, add its name.",
    agree:
      "On the phone it is about gates and guests: who lets us in, where the dogs go meanwhile, and which corner serves as the office.",
    scoop:
      "The run and the turf are quick. The slow part is stone, where dry waste and gravel look alike, so that is where the time goes.",
    after: "Barefoot across your own desert, as planned.",
    home: "Stone gardens, turf patches and side-yard runs, from weekend dog to full pack.",
    community: "Pocket parks, greenbelts and the ground around the waste stations.",
    once: "The day after a storm has rearranged the gravel, or before a birthday in the yard.",
    check: true,
  },
  place: [
    {
      text: "Ground was broken in July 1993 for a master plan of 5,700 acres. Dogs have been rearranging the gravel ever since.",
      source: "https://desertridgelifestyles.org/rising-from-the-desert-and-still-soaring-high",
    },
    {
      text: "The Desert Ridge Community Association is the master association. Aviano, Fireside and others have an association of their own as well, so it helps to know which of the two you mean.",
      source: "https://desertridgelifestyles.org/your-community-association-assessments",
    },
    {
      text: "Every one of the thirteen natural washes is named for an Arizona county. On a good morning you and the dog can cross most of the state before breakfast.",
      source: "https://desertridgelifestyles.org/?p=2384",
    },
    {
      text: "Around 2016 the association counted 52 dog-waste stations in its common areas, with more in the sub-associations. Where there are none, it asks walkers to carry their own bags.",
      source: "https://desertridgelifestyles.org/dog-waste-stations",
    },
    {
      text: "Reach 11, the city's recreation area beside the CAP canal, is 7 miles long and less than half a mile wide. Its 18 miles of trails stretch from Cave Creek Road to Scottsdale Road.",
      source: "https://www.phoenix.gov/parks/trails/locations/reach11/index.html",
    },
    {
      text: "Loop 101 and State Route 51 meet at the southwest corner. Going north in a straight line, you would reach Tatum Ranch after about five miles.",
      source: "https://en.wikipedia.org/wiki/Arizona_State_Route_101",
      check: true,
    },
  ],
  yards: [
    {
      text: "The association dresses common areas and washes with decomposed granite and keeps topping it up. Plenty of back yards wear the same stone, and dried waste takes on nearly the same color.",
      source: "https://desertridgelifestyles.org/reserve-fund-maintenance-and-improvement-projects",
      check: true,
    },
    {
      text: "A single yard can hold turf, rock ground cover and a dog run. Each one hides a pile in its own way.",
      check: true,
    },
    {
      text: "Turf shows everything but clings to whatever is soft. Rock is the other way around: hard to search, easy to lift from once things have dried. A dog run is the simple part, since it is only a few steps wide.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "An average Phoenix year brings 7.22 inches of rain, 2.43 of them in the monsoon. The long dry rest of it bakes a forgotten pile into something you could mistake for landscaping.",
      source: "https://www.abc15.com/weather/most-accurate-forecast-valley-temperatures-warm-up",
    },
    {
      text: "A wash is dry until the afternoon it isn't. When a hard rain comes, loose waste leaves the yard with the water and heads for the nearest county, so to speak.",
      check: true,
    },
    {
      text: "Granite is still warm long after sunset, so on July nights many dogs go quickly and close to the door. Start your search there.",
      check: true,
    },
  ],
  questions: [
    {
      question: "We walk the washes every morning. Does the yard still need a regular cleanup?",
      answer:
        "The walk takes care of the walk. Most dogs keep a second office at home, often along the wall, and nobody brings a bag to that one. A steady rhythm stops it from filling up unseen.",
    },
    {
      question: "Can what my dog leaves in the yard end up in one of the thirteen washes?",
      answer:
        "It can, because storm water takes the low road and the low road often ends in a wash. Whatever is already in a bag misses that trip. Keep the strip along your lowest wall clear first.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "Thirteen washes with thirteen county names",
      "52 waste stations in the association's own count",
      "The long, thin ribbon of Reach 11 along the canal",
      "Golf fairways edged by natural wash corridors",
    ],
    localInsights:
      "When the Wildfire golf club opened in 1997, its Arnold Palmer course kept the washes as borders. Walk a dog here and you learn the same layout: trimmed on one side, wild on the other. In your own yard the trimmed side is the part that needs a regular eye.",
    seasonalChallenges:
      "Summer rain arrives in bursts, and loose stone moves with it. A pile that sat in plain sight on Monday can be half buried on Tuesday, so the day after a storm deserves a second look. In dry months the trouble is the reverse: nothing washes off and everything adds up.",
    communityHighlights:
      "Reach 11 has a dog park off Black Mountain Boulevard, planned as three one-acre pens with water and lights. Add the waste stations along the paths, and a dog in Desert Ridge is well provided for. The yard is the one stop without a station.",
    serviceFrequency:
      "Weekly fits most yards of stone and a little turf, because after that the stone starts to close over things. Two dogs or a narrow run fill up fast enough for twice a week. Every two weeks can do for one small dog that saves most of its business for the trail.",
  },
  updated: "2026-11-22",
} as const satisfies AreaText;
