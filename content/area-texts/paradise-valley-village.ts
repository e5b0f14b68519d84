import type { AreaText } from "#content/area-shapes.ts";

export const paradiseValleyVillage = {
  slug: "paradise-valley-village",
  description:
    "Paradise Valley Village, the Phoenix one around Tatum and Cactus: dog waste removal for lawns, old trees and the weeks when the dog park rests.",
  lead: "This is the Phoenix village, not the town that shares its first two words, and your dog could not care less. What counts at home is whether you can cross the yard in socks.",
  headings: {
    pricing: "A village rate for village dogs",
    visit: "From the carport to the last seed pod",
    place: "Around a ring road that lost its mall",
    yards: "Decades of trees, all of them shedding",
    seasons: "The weeks when your lawn is the dog park",
    questions: "Town or village, and other confusions",
    neighbors: "North to the freeway, south to the preserve",
    call: "Cross the yard in socks",
  },
  plan: "A family with three dogs and children on the grass would pay for two visits a week in our example. In a quiet gravel yard you can go with much less.",
  visit: {
    book: "Phoenix address, Scottsdale mail, no association: all of it works.",
    agree:
      "Older houses have gates with character. Tell us how yours opens, when the sprinklers run and who barks first.",
    scoop:
      "The ground under the canopy takes time, because a seed pod is a good actor. Open grass and gravel follow.",
    after: "The mower meets nothing but grass.",
    home: "Yards of lawn, gravel or a bit of each, with shade that has had decades to grow.",
    community: "Lawns of apartment houses and the paths between them.",
    once: "When the dog park has closed for its turf break and your grass has worked double shifts.",
    check: true,
  },
  place: [
    {
      text: "Paradise Valley Village is an urban village of Phoenix. The separate Town of Paradise Valley begins about a mile below the old mall, and the two get confused as often as you would expect.",
      source: "https://en.wikipedia.org/wiki/Paradise_Valley_Mall",
    },
    {
      text: "Paradise Village Parkway still draws its ring at Tatum and Cactus. The mall in the middle closed in 2021 and was mostly torn down by February 2022.",
      source: "https://en.wikipedia.org/wiki/Paradise_Valley_Mall",
    },
    {
      text: "A community college, a high school, a park and a golf course in the village are all called Paradise Valley. Mesquite Library, on the parkway, is the welcome exception.",
      source: "https://en.wikipedia.org/wiki/Paradise_Valley_Mall",
    },
    {
      text: "The dog park at Paradise Valley Park, 17642 N. 40th Street, covers 2.4 acres. It has grass, shade, water and separate areas for large and small dogs.",
      source:
        "https://www.azcentral.com/story/news/local/phoenix/2014/03/28/phoenix-dog-parks-construction-prog/7019305/",
    },
    {
      text: "A second off-leash choice is the arena at Grovers Basin, also known as Echo Mountain, at 17447 N. 20th Street.",
      source:
        "https://www.citysuntimes.com/news/north-phoenix/cst-faq-why-is-my-local-dog-park-closed/article_dbcf175e-d503-11eb-9869-f70e6b6538cb.html",
    },
    {
      text: "Along the south side the streets give way to the Phoenix Mountains Preserve, with trailheads at Dreamy Draw and 40th Street.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Ordinary subdivisions fill most of the village, some with an association and some without. Two houses side by side may keep lawn, gravel or a bit of each.",
      check: true,
    },
    {
      text: "Where sprinklers keep the grass green, waste softens before it has a chance to dry. The best moment to lift it is a dry morning, ahead of the water and well ahead of the mower.",
      check: true,
    },
    {
      text: "Trees that have had decades to grow drop leaves and pods on everything below. The brown oval by the trunk may be a seed pod or may not, so take your time under a canopy.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Phoenix says its storm water reaches the waterways untreated and asks people to clean up after their pets. A front lawn that sheds water into the street is part of that picture.",
      source:
        "https://www.phoenix.gov/newsroom/water-services-news/new-phoenix-partnership-encourages-residents-to-stop-the-poo-lut.html",
    },
    {
      text: "North Phoenix dog parks take turns closing in the warm part of the year so that the turf can be cared for. While yours rests, the grass at home works double shifts.",
      source:
        "https://www.citysuntimes.com/news/north-phoenix/cst-faq-why-is-my-local-dog-park-closed/article_dbcf175e-d503-11eb-9869-f70e6b6538cb.html",
    },
    {
      text: "Bermuda grass goes tan in winter, and brown on tan is easy to miss. Overseed with rye and the contrast comes back, along with damp mornings that keep things soft.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Is this about the Town of Paradise Valley as well?",
      answer:
        "No, these notes are about the Phoenix urban village around Tatum and Cactus. The town is a separate place farther south. If your mail leaves you guessing, the property record says which one you live in.",
    },
    {
      question: "Our dog park is closed for its turf break. Will the lawn at home notice?",
      answer:
        "It will, because the workload moves home. A dog that used to spend its mornings on 40th Street now does laps along your fence, with the usual results. Pick up more often for those weeks and the lawn will hold a smaller grudge.",
    },
  ],
  insights: {
    uniqueFeatures: [
      "A village of Phoenix, not a town",
      "A ring road that outlived its mall",
      "Off-leash ground at 40th Street and at Grovers Basin",
      "Mountain preserve along the south side",
    ],
    localInsights:
      "The mall that everyone used for directions is gone, but Tatum and Cactus still works as a center. The city in charge there is Phoenix, which settles most questions about rules. In the yard, the dog in charge is yours.",
    seasonalChallenges:
      "Grass has two hard times a year, the peak of summer and the turn to winter. It is thin then, and thin grass shows a ring wherever something sat too long. Clearing early leaves the roots with one problem fewer.",
    communityHighlights:
      "Paradise Valley Park keeps large and small dogs apart, which the small ones find insulting and their people find restful. The preserve offers desert underfoot without a drive across town. The city's own cleanup campaign is called Stop the Poo-lution, so somebody downtown enjoys the work.",
    serviceFrequency:
      "One dog on a watered lawn is well served by a weekly visit, so that the mower seldom gets there first. Choose twice a week for several dogs, or for children who live on the grass. A mostly gravel yard with one light user can stretch to every two weeks.",
  },
  updated: "2026-11-22",
} as const satisfies AreaText;
