import type { AreaText } from "#content/area-shapes.ts";

export const dcRanch = {
  slug: "dc-ranch",
  description:
    "From Desert Parks to Silverleaf: dog poop cleanup in DC Ranch, for native planting, granite and neat patches of lawn.",
  lead: "Desert planting is supposed to look effortless, and a lot of effort goes into that in DC Ranch. One happy retriever can undo it in a week.",
  headings: {
    pricing: "Ranch dogs, plain rates",
    visit: "Four steps between the palo verdes",
    place: "Four villages below the McDowells",
    yards: "Native planting, and who hides in it",
    seasons: "Yellow bloom and sudden creeks",
    questions: "Before you look it up in the Standards",
    neighbors: "Out the gate and over the wash",
    call: "Leave the planting, lose the piles",
  },
  plan: "For a yard of native planting we picture two dogs and a weekly visit. Low branches hide a pile well, and a week is about as long as you want it hidden.",
  visit: {
    book: "Give the village too, such as Desert Parks or Country Club.",
    agree:
      "Some entrances are gated, so we ask how yours lets people in, who is home, and whether the dogs mind a stranger with a bucket.",
    scoop:
      "Patch of grass first, since it takes the traffic, then around and underneath each shrub, out to the wall.",
    after: "The desert look is back to looking effortless.",
    home: "Yards with a bit of green by the house and desert planting around it.",
    community: "Paths, pocket parks and other common ground of a neighborhood association.",
    once: "After the sitter's two weeks, or before the family descends for Thanksgiving.",
    notes: [
      {
        title: "Gates with nobody in them",
        text: "Legacy at DC Ranch, for one, is entered by an unmanned gate off Union Hills Drive. A code that works on the day we agreed on is the whole secret there.",
        source: "https://issuu.com/rmcp/docs/dc_ranch_apr_23_final/s/20811343",
      },
      {
        title: "Patch, then planting",
        text: "Grass or turf takes minutes and native planting takes patience. If your dog is loyal to three particular shrubs, tell us which, and the patience goes to the right place.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "Two bodies share the work here, the DC Ranch Community Council and the Ranch Association. Some neighborhoods have a sub-association on top.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "The villages are Country Club, Desert Camp, Desert Parks and Silverleaf. Silverleaf in turn takes in Arcadia, Horseshoe Canyon and The Parks.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "Homes, landscape and conduct have written Standards, for every neighborhood. Updated versions were recorded in September 2023.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "A 2016 booklet of the conduct standards has sections headed Pets on Leash and Pet Waste. Look up the current text before you quote it to a neighbor.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "Desert Camp is the community center, with pools, fitness and courts.",
      source:
        "https://dcranch.com/about-us/visioning-planning/desert-camp-site-improvement-project/",
    },
    {
      text: "A lake, a trail and a landscape buffer are what the city lists for the first phase of DC Ranch Neighborhood Park. Somewhere a Labrador has read only the first two words.",
      source: "https://www.scottsdaleaz.gov/construction/project-list/dc-ranch-neighborhood-park",
    },
  ],
  yards: [
    {
      text: "In the association's summary of its own 2023 survey, residents value natural desert landscaping and the paths and trails. Natural planting has many low corners, and a dog inspects each of them.",
      source: "https://issuu.com/rmcp/docs/dc_ranch_sept_23_final/s/29362819",
    },
    {
      text: "Landscape standards differ by village, with zone maps and lists of approved and prohibited plants. Approved or not, every shrub makes good cover, and the look underneath is the one that counts.",
      source: "https://dcranch.com/standards",
    },
    {
      text: "Close to the house there is often a neat patch of lawn or turf. It takes most of the traffic, because even a ranch dog likes something soft underfoot.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "The McDowells rise along the east side, so a summer storm can turn the dry channel behind a wall into a creek for a while. Anything loose along that wall leaves with the water.",
      check: true,
    },
    {
      text: "In spring the palo verdes lay down a yellow carpet of bloom. It is the loveliest hiding place of the year, and it drifts into every corner.",
      check: true,
    },
    {
      text: "Summer vacations leave some dogs with a sitter. Sitters tend to take the walks seriously and the far end of the back yard less so.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Does the Pet Waste section of the Standards apply to our own back yard?",
      answer:
        "We cannot quote its current wording with confidence, so please look it up in the Standards or ask the Ranch Association. Every neighborhood is covered by them, and the Conduct part is where to start.",
    },
    {
      question:
        "Our lot runs out into desert on the Preserve side. Where does the yard end, for picking up?",
      answer:
        "At the fence, if you have one. Without a fence, look for the last ground that somebody planted or raked: beyond it the desert is best left the way it lies. A regular walk along that edge catches what the dog considered far enough.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
