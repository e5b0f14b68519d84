import type { AreaText } from "#content/area-shapes.ts";

export const gaineyRanch = {
  slug: "gainey-ranch",
  description:
    "Behind the well-kept fronts of Gainey Ranch: dog poop pickup for courtyards, patio homes and estate lots.",
  lead: "The front is taken care of. What goes on behind the wall is between you, your dog and whoever brings the bag.",
  headings: {
    pricing: "Small courtyard, small sum",
    visit: "Past the gate, behind the wall",
    place: "Eighteen little villages, one old horse ranch",
    yards: "Tile, planter, turf and hedge",
    seasons: "Petals, guests and warm doorsteps",
    questions: "What satellites ask us",
    neighbors: "Across Doubletree and beyond",
    call: "Keep the courtyard worth sitting in",
  },
  plan: "A single dog in a courtyard has one place to go, and you have the same one to sit. Twice a week costs the least for each visit, and still air is why people here choose it.",
  visit: {
    book: "Name your satellite community, because the same street name can lead to more than one gate.",
    agree:
      "Gate access runs through your association's guest list, so we settle together how our visit gets onto it, and which inner door or side gate leads to the dogs.",
    scoop:
      "Pots, planter rims and the foot of the wall come before the open tile. On an estate lot, hedges are looked at from both sides.",
    after: "The doors to the courtyard can stay open.",
    home: "Patio homes, courtyards and estate lots behind their own walls.",
    community: "What a satellite may need beyond the landscape work that is already taken care of.",
    once: "A visit before winter guests arrive with a terrier, and another when they have left.",
    notes: [
      {
        title: "At the gate",
        text: "Residents manage their guests through a gate-access account, says the association. Put us on it for the day that we agree on, and the guard has nothing to wonder about.",
        source: "https://gaineyranchca.com/about-grca/faq/",
      },
      {
        title: "Who does what",
        text: "Association staff keep up front and common landscape for the satellites. What the dog leaves behind your wall is another job, and that one can be ours.",
        source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
      },
      {
        title: "Tile in July",
        text: "Arizona State University says that pavement can pass 160 degrees when the air is at 100. A courtyard floor is no place for paws by noon, so the dog goes early, close to the door, and that is where a summer visit begins.",
        source:
          "https://news.asu.edu/20200521-solutions-raise-your-paw-pet-safety-during-summer-heat",
        check: true,
      },
      {
        title: "Just around the corner",
        text: "In a straight line, McCormick Ranch is a bit over a mile off and Scottsdale Ranch about three. Friends over there with dogs of their own make the referral easy.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "Arabian horses had it first. The Gainey family's horse ranch covered 640 acres, and most of it was sold for homes in 1980.",
      source:
        "https://arizonaoddities.com/2009/12/the-stories-behind-scottsdales-mccormick-ranch-gainey-ranch/",
    },
    {
      text: "Eighteen residential communities make up Gainey Ranch today, each with a sub-association of its own, called a satellite.",
      source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
    },
    {
      text: "Together they come to 1,035 residential memberships, one for each lot or unit. Dogs get no vote, so they express themselves in other ways.",
      source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
    },
    {
      text: "Every satellite must employ the Gainey Ranch Community Association, GRCA for short, to maintain landscape and building elements. Front and common landscape is in the hands of its staff.",
      source: "https://gaineyranchca.com/about-grca/gainey-ranch-community-association/",
    },
    {
      text: "Golf wraps around the resort, 27 holes of it, on the site since the 1980s.",
      source: "https://www.latimes.com/archives/la-xpm-1987-02-22-tr-4948-story.html",
    },
    {
      text: "You get here by Scottsdale Road, Hayden Road or Doubletree Ranch Road, and McCormick Ranch is right next door.",
      check: true,
    },
  ],
  yards: [
    {
      text: "A courtyard behind a patio home can go from tile to planter to a bit of turf within a few steps. The planter is what small dogs prefer, so that is where the slow looking happens.",
      check: true,
    },
    {
      text: "Estate lots are another story, with lawn, hedges and a pool deck. A hedge has a side that faces the house and a side that does not, and every dog knows the difference.",
      check: true,
    },
    {
      text: "Air stands still between courtyard walls. One pile by the door reaches the whole dinner table, which is why small yards often want shorter gaps than large ones.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Summer afternoons keep little dogs under the overhang. Whatever is done in a hurry is done right there, between the doormat and the first planter.",
      check: true,
    },
    {
      text: "Wind ahead of a storm drops bougainvillea petals all over a courtyard. They are pretty, papery and just the right size to cover a small mistake.",
      check: true,
    },
    {
      text: "When friends fly in for the winter, their terrier comes too and does not know the house rules. A courtyard that was plenty in September feels crowded by February.",
      check: true,
    },
  ],
  questions: [
    {
      question: "GRCA staff look after our landscape. Do they pick up after the dog as well?",
      answer:
        "What the association describes is work on landscape and building elements for the satellites. Whether anything more happens behind your wall is a question for GRCA or your own satellite. Until you have asked, watch where you put your slippers.",
    },
    {
      question: "Tiny dog, tiny courtyard: how would anybody even find what she leaves?",
      answer:
        "Bent low and without hurry. Small dogs leave small piles behind pots, in planters and close to the wall, so look there before the open floor. The open floor you have probably searched already, with one bare foot.",
    },
  ],
  updated: "2026-11-24",
} as const satisfies AreaText;
