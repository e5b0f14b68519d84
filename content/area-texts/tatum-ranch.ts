import type { AreaText } from "#content/area-schemas.ts";

export const tatumRanch = {
  slug: "tatum-ranch",
  description:
    "Brown hides on brown in Tatum Ranch, northeast Phoenix: dog poop cleanup for granite fronts, turf behind the wall and lots along a wash.",
  lead: "The desert was given a say when Tatum Ranch was planned, and it still has one in your gravel. Brown on brown is lovely to look at and a trial to clean by eye.",
  call: "Brown on brown, minus one brown",
  plan: "For one dog with turf behind the wall, weekly is our example. Turf does none of the work that soil does, so a longer gap is the first thing you would smell.",
  visit: {
    book: "Phoenix home with Cave Creek mail? Type it as the letter carrier knows it.",
    agree:
      "Tell us about the gate, the dog and where the lot ends: at a wall, at a fairway or at a wash.",
    scoop:
      "On turf, solids come off before they dry into the blades. Boulders are looked at from behind as well, and the edge above the wash comes last.",
    after: "What is brown now is granite.",
    home: "Turf yards, gravel fronts and lots along a wash or the golf course.",
    community: "Common areas of a sub-association, and the paths that lead through.",
    once: "Ahead of new turf going in, or after a gully has run past the wall.",
    check: true,
  },
  place: [
    {
      text: "Tatum Ranch is a master-planned, desert-oriented community in northeast Phoenix, with smaller associations inside it. Tell us the name of yours, and we'll keep to its rules.",
      check: true,
    },
    {
      text: "The homes are in Phoenix, though mail commonly reads Cave Creek and 85331. That town's center is about six miles to the north as the crow flies.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Artificial turf is listed as needing approval, by Tatum Ranch and by Tatum Village. Once it is down, we take solids off before they dry into the blades.",
      source: "https://www.tatumvillage.com/view/test.aspx",
      check: true,
    },
    {
      text: "Granite and boulders are on the approval list as well. We walk around each boulder, and not just past it.",
      source: "https://www.tatumvillage.com/view/test.aspx",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A dormant lawn is straw-colored, and droppings look like clumps of it. We cross it on foot and don't trust a glance.",
      check: true,
    },
    {
      text: "A gully that was dry at lunch can be running by dinner. We keep the last few feet before it the cleanest.",
      check: true,
    },
  ],
  questions: [
    {
      question: "My mail says Cave Creek. Do we live in the town?",
      answer:
        "You live in Phoenix, whatever the envelope says. Cave Creek is a separate town to the north. For city matters you look to Phoenix, and for ground cover to your association. Synthetic grass in the July sun is too hot for paws by late morning. The smaller name of your association tells us more about the way in than the big one.",
    },
    {
      question: "We swapped the lawn for turf. Is picking up still necessary?",
      answer:
        "More so, in fact, because turf has no soil underneath to take over any of the work. Solids stay on top and whatever is soft works its way in. Frequent pickup is what keeps it smelling like nothing at all. A deodorizer helps on turf in the hot months, and you can add one to a single visit.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
