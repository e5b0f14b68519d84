import type { AreaText } from "#content/shapes.ts";

/** DC Ranch: the words of its page. */
export const dcRanch = {
  slug: "dc-ranch",
  description:
    "From Desert Parks to Silverleaf: dog-yard waste removal in DC Ranch, for native planting, granite and neat patches of lawn.",
  lead: "Desert planting is supposed to look effortless, and a lot of effort goes into that in DC Ranch. One happy retriever can undo it in a week.",
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
      source: "https://www.yumpu.com/en/document/view/56567117/desert-parks",
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
      source: "http://www.dcranch.com/Standards.htm",
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
  updated: "2026-11-20",
} as const satisfies AreaText;
