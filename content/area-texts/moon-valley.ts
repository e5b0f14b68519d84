import type { AreaText } from "#content/shapes.ts";

/** Moon Valley: the words of its page. */
export const moonValley = {
  slug: "moon-valley",
  description:
    "Pet waste removal in Moon Valley, Phoenix: what shade trees, a golf course over the back fence and Lookout Mountain mean for a yard with dogs.",
  lead: "Annika Sorenstam once needed 59 strokes for a round in Moon Valley. Clearing a shady lawn after a month off takes most of us a few more.",
  place: [
    {
      text: "The neighborhood grew up around Moon Valley Country Club, at 151 W. Moon Valley Drive.",
      source:
        "http://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "In 2013 a newspaper put the neighborhood association's area at about 1,600 homes. More than 400 of them backed onto the golf course.",
      source:
        "http://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "Living here and golfing here are two separate hobbies. The same report found that most homeowners had no golf membership, and the association is a group of neighbors, not a part of the club.",
      source:
        "http://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
    },
    {
      text: "From 1983 to 2003 the club hosted an LPGA event, and that famous 59 was shot on its course in 2001.",
      source: "http://danbubanygolf.com/moon-valley-country-club/",
    },
    {
      text: "Lookout Mountain Preserve, a desert park of the city, stands to the east. As the crow flies its mountain is about two miles from the middle of the neighborhood.",
      source: "https://en.wikipedia.org/wiki/Lookout_Mountain_Preserve",
      check: true,
    },
    {
      text: "Thunderbird Road and Coral Gables Drive are the streets people use to explain the way. Shaw Butte and North Mountain close off the south, and I-17 runs to the west.",
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
      text: "Shade is a gift in July, but a lawn that stays cool and damp keeps waste soft as well. Soft is hard to lift whole, so under the trees the motto is little and often.",
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
  updated: "2026-11-20",
} as const satisfies AreaText;
