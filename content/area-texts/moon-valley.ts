import type { AreaText } from "#content/area-shapes.ts";

export const moonValley = {
  slug: "moon-valley",
  description:
    "Dog poop removal in Moon Valley, Phoenix: what shade trees, a golf course over the back fence and Lookout Mountain mean for a yard with dogs.",
  lead: "Annika Sorenstam once needed 59 strokes for a round in Moon Valley. Clearing a shady lawn after a month off takes most of us a few more.",
  headings: {
    pricing: "Par for the yard",
    visit: "Eighteen trees, four steps",
    place: "A country club and the hills around it",
    yards: "Shade, needles and an open fence",
    seasons: "Soft ground in the shade of pines",
    questions: "Of balls, cones and the other thing",
    neighbors: "On the far side of Lookout Mountain",
    call: "Finish the round under par",
  },
  plan: "Two dogs on a big shady lawn, weekly: our example for an older lot. A half that has gone to rock does not change the price, only where the minutes go.",
  visit: {
    book: "Corner lots can have two gates, so say which is the friendly one.",
    agree:
      "It helps to hear about the fence along the course, the trees that drop things, and the dog that thinks it owns both.",
    scoop:
      "Where needles lie, hands and eyes go ahead of the rake. The far end by the fairway gets the same look as the terrace.",
    after: "The only small white things in the grass are golf balls.",
    home: "Roomy lawns under pine and citrus, rock yards, and mixtures of the two.",
    community: "Shared lawns and paths, for associations and apartment managers.",
    once: "A proper round after a windy night has carpeted everything.",
    notes: [
      {
        title: "Shade first, in summer",
        text: "Under old trees the ground stays soft when everything around it bakes. That is where a hot week's work lies, and early in the day is when it comes up in one piece.",
        check: true,
      },
      {
        title: "Two gates, one lot",
        text: "Older lots are roomy and often open on more than one side. Choose the gate that is easiest to latch again, and tell us which way the dog looks for a gap.",
        check: true,
      },
    ],
    check: true,
  },
  place: [
    {
      text: "The neighborhood grew up around Moon Valley Country Club, at 151 W. Moon Valley Drive.",
      source:
        "https://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "In 2013 a newspaper put the neighborhood association's area at about 1,600 homes. More than 400 of them backed onto the golf course.",
      source:
        "https://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "Living here and golfing here are two separate hobbies. The same report found that most homeowners had no golf membership, and the association is a group of neighbors, not a part of the club.",
      source:
        "https://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "That famous 59 was shot on the club's course in 2001, at an LPGA event.",
      source: "https://en.wikipedia.org/wiki/Annika_S%C3%B6renstam",
    },
    {
      text: "Lookout Mountain Preserve, a desert park of the city, stands to the east. As the crow flies its mountain is about two miles from the middle of the neighborhood.",
      source: "https://en.wikipedia.org/wiki/Lookout_Mountain_Preserve",
      check: true,
    },
    {
      text: "Thunderbird Road and Coral Gables Drive are the streets people use to give directions. Shaw Butte and North Mountain close off the south, and I-17 runs to the west.",
      check: true,
    },
  ],
  yards: [
    {
      text: "Many lots are older and roomy, with lawn and grown shade trees, while others have switched to rock. On the grass, try the edge of the shade first, because dogs like cool ground too.",
      check: true,
    },
    {
      text: "Mature pine and eucalyptus line the golf course, and their litter does not stop at the fence. Needles cover a pile neatly, so raking first and looking second is the wrong order.",
      check: true,
    },
    {
      text: "A lawn behind an open fairway fence is on view from a side you rarely stand on. Go out to the far end now and then and look back toward the house.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "Shade is a gift in July, but a lawn that stays cool and damp keeps waste soft as well. Soft is hard to lift whole, so the ground under the trees wants picking up often.",
      check: true,
    },
    {
      text: "After a windy monsoon night the grass is a carpet of twigs and pods, with something else underneath. Gather the branches slowly and you may save a shoe.",
      check: true,
    },
    {
      text: "A low winter sun hardly reaches the north side of a house with big trees. Dew stays on that strip for hours, so let it dry before you clean it.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Do golf balls and pine cones get in the way of a cleanup?",
      answer:
        "The balls are easy, because they shine, and no dog has managed that yet. A cone half sunk in old grass is a better imitation. Clear both out from time to time and the real thing has nowhere to hide.",
    },
    {
      question: "Our yard is half lawn under trees and half rock. Which half needs more attention?",
      answer:
        "The lawn needs it sooner, because shade and sprinklers keep everything soft. The rock needs it slower, because shapes and colors blend. Give both the same rhythm and spend the minutes differently.",
    },
  ],
  updated: "2026-11-22",
} as const satisfies AreaText;
