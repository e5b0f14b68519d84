import type { AreaText } from "#content/area-schemas.ts";

export const kierland = {
  slug: "kierland",
  description:
    "Scottsdale on the envelope, Phoenix on the map: Kierland dog waste removal for patios, townhouse strips and walled back yards.",
  lead: "Your mail says Scottsdale, your city is Phoenix, and your dog says the spot beside the barbecue. We side with the dog on where to look first.",
  call: "Let the strip rest, book the visit",
  plan: "One dog that walks the boulevard twice a day may need no more than a visit every two weeks, our example here. If the patio is also the dining room, weekly is the kinder choice.",
  visit: {
    book: "The Scottsdale address is fine, we know that the street is in Phoenix.",
    agree:
      "Townhouses share walls and gates, so tell us which latch is yours and whether a dog lives next door.",
    scoop:
      "The narrow strip takes the first look, the corner behind the pool equipment the second.",
    after: "The patio smells of dinner and of nothing else.",
    home: "Patios, townhouse strips and walled yards with a pool, from one small dog upward.",
    community: "Lawns between townhouse rows and the pet stop by the parking lot.",
    once: "The morning before a party, when the whole block will be standing on your strip of grass.",
    check: true,
  },
  place: [
    {
      text: "Blame the post office for the mix-up. A large share of 85254 lies in Phoenix, west of Scottsdale Road, but a Scottsdale post office branch brings the letters.",
      source:
        "https://www.eastvalleytribune.com/local/the_valley/scottsdale-wins-zip-code-battle/article_f1d664dc-eefc-595a-81ae-6df2756984f9.html",
    },
    {
      text: "Residents formed the Kierland Community Alliance, which is a neighborhood group and not a homeowners association.",
      source:
        "https://www.scottsdaleindependent.com/news/the-vertical-influence-of-scottsdale-road-development-offers-new-view-of-kierland/",
    },
  ],
  yards: [
    {
      text: "Near the shops a yard may be a patio and a strip of grass as wide as a sofa. The strip does all the work, so we clean it blade by blade.",
      check: true,
    },
    {
      text: "Pool equipment makes a hidden corner. We always look behind it.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "From June through September the average high in Phoenix is 100 degrees or more. We come early, and your patio is done before breakfast.",
      source: "https://en.wikipedia.org/wiki/Climate_of_Phoenix",
      check: true,
    },
    {
      text: "Storm rain drains through one small grate. We clear what gathers in front of it, if your dog left it.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Do Scottsdale's rules for dog waste apply to us, or Phoenix's?",
      answer:
        "West of Scottsdale Road you are most likely in Phoenix, and then its code is the one to read. The mailing address proves nothing either way. If in doubt, ask the City of Phoenix with your street and house number in hand.",
    },
    {
      question:
        "Our patio gets full sun, and the dog refuses to step out by day. What does that change?",
      answer:
        "More than you see. Arizona State University says that pavement can pass 160 degrees when the air is at 100. So everything moves to early morning and late evening, in the dark, when nobody looks. That is how a small patio gets ahead of its owner.",
      source:
        "https://news.asu.edu/20200521-solutions-raise-your-paw-pet-safety-during-summer-heat",
    },
  ],
  updated: "2026-11-28",
} as const satisfies AreaText;
