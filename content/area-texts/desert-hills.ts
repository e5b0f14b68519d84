import type { AreaText } from "#content/area-schemas.ts";

export const desertHills = {
  slug: "desert-hills",
  description:
    "Dirt yards, dog runs, horses and lots wide enough to lose a pile in: dog waste removal for Desert Hills, on county land north of Carefree Highway.",
  lead: "Ten-acre lots were the original idea in Desert Hills, and no dog has ever objected. Yours has picked three favorite corners anyway.",
  call: "Give your boots a day off",
  plan: "Out here five dogs are nothing unusual, so our example says five or more and the price says from: we'll settle it with you when we call. Fewer dogs, fixed price, as listed.",
  visit: {
    book: "Private roads confuse navigation, so the last turn is worth describing.",
    agree:
      "Let us know about livestock, about which gates stay shut no matter what, and about the fenced part that the dogs live in.",
    scoop:
      "The fence line and the run are where it begins. On dirt that hooves have worked over, a rake finds what eyes do not.",
    after: "Three favorite corners, all of them clear.",
    home: "Runs, fenced acres and dirt yards, big packs welcome.",
    community: "Properties with several homes, and the shared ground between them.",
    once: "Before the rain turns a dirt yard to soup, and what lies in it to brick.",
    check: true,
  },
  place: [
    {
      text: "This is unincorporated Maricopa County, home to about 3,000 people by a 2019 estimate. The county is in charge, and the way to your gate is all that we need.",
      source: "https://en.wikipedia.org/wiki/Desert_Hills,_Maricopa_County,_Arizona",
    },
    {
      text: "Cave Creek Regional Park and the Phoenix Sonoran Preserve both adjoin it, so the neighborhood walk can be as long as you like.",
      source: "https://en.wikipedia.org/wiki/Desert_Hills,_Maricopa_County,_Arizona",
    },
  ],
  yards: [
    {
      text: "On dirt, a hoof or a tire presses waste flat and dusts it over. We rake there, because eyes miss it.",
      check: true,
    },
    {
      text: "The county's animal-law page wants a dog kept in the home or in an enclosed yard. Inside, the fence line is the beaten track, and it is where we start.",
      source: "https://www.maricopa.gov/pets/laws.aspx",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Monsoon rain turns a dirt yard to soup, then to brick. We try to come the day before, since after it we come with a chisel's patience.",
      check: true,
    },
    {
      text: "Winter weeds grow tall. We part them at your dog's regular spots instead of guessing.",
      check: true,
    },
  ],
  questions: [
    {
      question: "There is no city here. Who makes the rules for dogs?",
      answer:
        "The county and the state do. Maricopa County's page says dogs over three months must be licensed and wear the tag, and off the property they go on a leash of at most six feet. For anything finer than that, the county is the one to ask.",
      source: "https://www.maricopa.gov/pets/laws.aspx",
    },
    {
      question: "Horses and dogs share our lot. Does it matter whose pile is whose?",
      answer:
        "It does, since a dog eats meat and a horse eats hay, and the two do not belong in one heap. The City of Norfolk puts one dog's waste at about 274 pounds a year, so keeping it apart in tied bags is no small thing. Getting it up before hooves work it into the soil is most of the battle.",
      source: "https://www.norfolk.gov/4162/Scoop-the-Poop",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
