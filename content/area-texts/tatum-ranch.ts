import type { AreaText } from "#content/shapes.ts";

/** Tatum Ranch: the words of its page. */
export const tatumRanch = {
  slug: "tatum-ranch",
  description:
    "Brown hides on brown in Tatum Ranch, northeast Phoenix: pet waste removal for granite fronts, turf behind the wall and lots along a wash.",
  lead: "The desert was given a say when Tatum Ranch was planned, and it still has one in your gravel. Brown on brown is lovely to look at and a trial to clean by eye.",
  place: [
    {
      text: "Guidelines from 2004 describe a master-planned, desert-oriented community in northeast Phoenix, with the Tatum Ranch Community Association as its master association.",
      source:
        "https://vdocuments.mx/guidelines-for-commu10eb85-tatum-greens-iii-i-introduction-to-tatum-ranch.html",
    },
    {
      text: "Below it come sub-associations. Tatum Village is one and Tatum Greens another.",
      source:
        "https://vdocuments.mx/guidelines-for-commu10eb85-tatum-greens-iii-i-introduction-to-tatum-ranch.html",
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
      source: "http://www.tatumvillage.com/view/test.aspx",
    },
    {
      text: "Decomposed granite and boulders are on the approval list as well. Behind a boulder is the classic spot, so walk around each one and not just past it.",
      source: "http://www.tatumvillage.com/view/test.aspx",
    },
    {
      text: "Desert plants and gravel face the street, and a little lawn or turf waits behind the wall. Where a lot ends at a wash, the last few feet before it are the ones to keep cleanest.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A small lawn goes dormant and straw-colored when the nights turn cold. Until it wakes up, droppings look like clumps of dead grass, so trust the rows you walk and not the glance from the window.",
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
  updated: "2026-11-20",
} as const satisfies AreaText;
