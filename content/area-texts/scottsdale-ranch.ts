import type { AreaText } from "#content/area-schemas.ts";

export const scottsdaleRanch = {
  slug: "scottsdale-ranch",
  description:
    "Dog poop pickup in Scottsdale Ranch, around Lake Serena, where the association's documents mention your own lot, too.",
  lead: "Most of us think of pet rules as sidewalk rules. The Scottsdale Ranch association looks over the garden wall as well.",
  call: "Give the association nothing to mention",
  plan: "Since the association counts your own lot as well, our example is the shortest schedule: two dogs, twice a week. One dog and a dry yard can live with weekly.",
  visit: {
    book: "House, condo or lakeside, the form is the same.",
    agree:
      "Tell us how to reach the back: side gate, shared path or past the boat. The dogs get introduced in the same call.",
    scoop:
      "A lap around the pool, a look along the planters and then the edge above the lake, so that nothing is left to roll.",
    after: "Your mail can go back to being dull.",
    home: "Pool yards, lake lots and patios, for as many dogs as live there.",
    community:
      "The shared grass of condos and apartments, where a clean start makes good manners easy.",
    once: "A careful pickup before the rain, or before the neighbors' boats come past.",
    check: true,
  },
  place: [
    {
      text: "The association's documents count it as a nuisance if an owner does not clean up after a pet on the owner's own lot, or lets it go on another property or a common area. Somewhere in those papers, your dog has a paragraph.",
      source: "https://www.scottsdaleranch.org/2017/03/20/whos-walking-who/",
    },
    {
      text: "Lake Serena is the community lake. It has a committee to itself, and some homes stand right on the water.",
      source: "https://issuu.com/scottsdaleranch7/docs/srcaaprilmay2020lr/s/10398498",
    },
  ],
  yards: [
    {
      text: "A pool leaves the dog a ring of grass and gravel. We walk one lap around it, and then a second along the planters.",
      check: true,
    },
    {
      text: "On the water side, gravel and planters catch what rolls. We clear that edge on every visit, before the lake gets any of it.",
      check: true,
    },
  ],
  seasons: [
    {
      text: "A downpour on a lake lot runs toward Lake Serena. In the monsoon we do the shore first.",
      check: true,
    },
    {
      text: "Winter mornings by the water leave the grass wet. We wait for the sun where we can, and wipe nothing into the lawn.",
      check: true,
    },
  ],
  questions: [
    {
      question: "Can the association really mind what my dog does on my own lot?",
      answer:
        "Its documents list leaving a pet's mess on your own lot as a nuisance, as the association explained in 2017. What follows from that is for the association to say. Arizona law gives owners notice and a chance to be heard before any fine. If your street keeps quiet hours, tell us when we agree on the time, and we'll come after them.",
      source: "https://www.scottsdaleranch.org/2017/03/20/whos-walking-who/",
    },
    {
      question: "We live on Lake Serena. Can the lawn wait until the weekend?",
      answer:
        "A dry week may forgive you, and a wet one will not, because the lawn drains to the water. Saturday is also when the neighbors have time to sit across from your shore and admire it. On shared grass we pick up around your door, and stop where the next one begins.",
    },
  ],
  updated: "2026-11-27",
} as const satisfies AreaText;
