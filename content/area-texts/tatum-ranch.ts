import type { AreaText } from "#content/area-shapes.ts";

export const tatumRanch = {
  slug: "tatum-ranch",
  description:
    "Brown hides on brown in Tatum Ranch, northeast Phoenix: dog poop cleanup for granite fronts, turf behind the wall and lots along a wash.",
  lead: "The desert was given a say when Tatum Ranch was planned, and it still has one in your gravel. Brown on brown is lovely to look at and a trial to clean by eye.",
  headings: {
    pricing: "What it costs to see only gravel",
    visit: "From the granite front to the wash",
    place: "Planned for the desert, mailed to Cave Creek",
    yards: "Turf, boulders and other approvals",
    seasons: "Straw lawns, hot blades, sudden gullies",
    questions: "Whose town, whose turf?",
    neighbors: "North to a town, south to a ridge",
    call: "Brown on brown, minus one brown",
  },
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
    notes: [
      {
        title: "Turf, approved and laid",
        text: "Tatum Ranch and Tatum Village both list artificial turf as needing architectural approval. After the paperwork it wants regular company: off with the solids, and a deodorizer now and then as an extra.",
        source: "https://www.tatumvillage.com/view/test.aspx",
      },
      {
        title: "Which association, which gate",
        text: "Tatum Village and Tatum Greens come under the master association. When we agree on the first visit, the smaller name tells us more about the way in than the big one.",
        check: true,
      },
      {
        title: "Early, because of the blades",
        text: "Synthetic grass in the July sun is too hot for paws by late morning. In extreme heat our routes follow the sunrise, which in July is at about half past five.",
        check: true,
      },
      {
        title: "Five or six miles to anybody",
        text: "Desert Ridge is about five miles south in a straight line, and Cave Creek's center about six miles north. In between, your dog considers itself the town.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "Tatum Ranch is a master-planned, desert-oriented community in northeast Phoenix, with the Tatum Ranch Community Association as its master association.",
      check: true,
    },
    {
      text: "Below it come sub-associations. Tatum Village is one and Tatum Greens another.",
      check: true,
    },
    {
      text: "Bob Cupp laid out Tatum Ranch Golf Club on flat desert. It opened in September 1987 and is private today.",
      source: "https://www.golfdigest.com/courses/az/tatum-ranch-golf-club-tatum-ranch",
    },
    {
      text: "Desert gullies weave through the golf course. A dog on a leash reads every one of them as an invitation.",
      check: true,
    },
    {
      text: "The homes are in Phoenix, though mail commonly reads Cave Creek and 85331. That town's center is about six miles to the north as the crow flies.",
      check: true,
    },
    {
      text: "Tatum Boulevard, Cave Creek Road, Dynamite Boulevard and Dixileta Drive are the ways in and out.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Artificial turf is listed as needing architectural approval, by Tatum Ranch and by Tatum Village alike. Once it is down it needs something else: solids off it soon, before they dry into the blades.",
      source: "https://www.tatumvillage.com/view/test.aspx",
    },
    {
      text: "Decomposed granite and boulders are on the approval list as well. Behind a boulder is the classic spot, so walk around each one and not just past it.",
      source: "https://www.tatumvillage.com/view/test.aspx",
    },
    {
      text: "Desert plants and gravel face the street, and a little lawn or turf waits behind the wall. Where a lot ends at a wash, the last few feet before it are the ones to keep cleanest.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A small lawn goes dormant and straw-colored when the nights turn cold. Until it wakes up, droppings look like clumps of dead grass, so trust a walk across it and not the glance from the window.",
      check: true,
    },
    {
      text: "Synthetic grass in full July sun gets hot enough that dogs step around it. They head for the gravel in the shade of the wall, and the search moves with them.",
      check: true,
    },
    {
      text: "When a monsoon cell parks overhead, a gully that was dry at lunch can be running by dinner. Anything the dog left near its edge will not be there to find.",
      check: true,
    },
  ],
  questions: [
    {
      question: "My mail says Cave Creek. Do we live in the town?",
      answer:
        "You live in Phoenix, whatever the envelope says. Cave Creek is a separate town to the north. For city matters you look to Phoenix, and for ground cover to your association.",
    },
    {
      question: "We swapped the lawn for turf. Is picking up still necessary?",
      answer:
        "More so, in fact, because turf has no soil underneath to take over any of the work. Solids stay on top and whatever is soft works its way in. Frequent pickup is what keeps it smelling like nothing at all.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
