import type { AreaText } from "#content/area-schemas.ts";

export const moonValley = {
  slug: "moon-valley",
  description:
    "Dog poop removal in Moon Valley, Phoenix: what shade trees, a golf course over the back fence and Lookout Mountain mean for a yard with dogs.",
  lead: "Pines and citrus have had decades to grow in Moon Valley, and under them the lawn stays soft and green. What a dog leaves there is easy to miss until someone mows.",
  call: "Finish the yard under par",
  plan: "Two dogs on a big shady lawn, weekly: our example for an older lot. A half that has gone to rock does not change the price, only where the minutes go.",
  visit: {
    book: "Corner lots can have two gates, so say which is the friendly one.",
    agree:
      "It helps to hear about the fence along the course, the trees that drop things, and where the dog likes to lie.",
    scoop:
      "Where needles lie, hands and eyes go ahead of the rake. The far end by the fairway gets the same look as the terrace.",
    after: "The only small white things in the grass are golf balls.",
    home: "Roomy lawns under pine and citrus, rock yards, and mixtures of the two.",
    community: "Shared lawns and paths, for associations and apartment managers.",
    once: "A proper pickup after a windy night has carpeted everything.",
    check: true,
  },
  place: [
    {
      text: "The neighborhood grew up around its country club, and many back fences look out on the course. We walk the foot of that fence on every visit.",
      source:
        "https://archive.azcentral.com/community/phoenix/articles/20130214country-club-supporters-working-save-facility.html",
      check: true,
    },
    {
      text: "Lookout Mountain Preserve, a desert park of the city, stands to the east. As the crow flies its mountain is about two miles from the middle of the neighborhood.",
      source: "https://en.wikipedia.org/wiki/Lookout_Mountain_Preserve",
      check: true,
    },
  ],
  yards: [
    {
      text: "Many lots are older and roomy, with grown shade trees. We begin at the edge of the shade, where dogs like the ground cool.",
      check: true,
    },
    {
      text: "Pine needles cover a pile neatly. We look first and rake second, the other way around only spreads it.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A shady lawn stays soft in July, and soft is hard to lift. We come early, while it still comes up in one piece.",
      check: true,
    },
    {
      text: "After a windy monsoon night we pick the twigs off the grass by hand, and then what is under them.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Do golf balls and pine cones get in the way of a cleanup?",
      answer:
        "The balls are easy, because they shine, and no dog has managed that yet. A cone half sunk in old grass is a better imitation. Clear both out from time to time and the real thing has nowhere to hide. Under old trees the ground stays soft when everything around it bakes. Choose the gate that is easiest to latch again, and tell us which way the dog looks for a gap.",
    },
    {
      question: "Our yard is half lawn under trees and half rock. Which half needs more attention?",
      answer:
        "The lawn needs it sooner, because shade and sprinklers keep everything soft. The rock needs it slower, because shapes and colors blend. Give both the same schedule and spend the minutes differently. Where roots lift the lawn, things collect in the hollow beside them, and we look there with a hand on the branch. A big lot takes longer, and the price does not change for it.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
