import type { Testimonial } from "./schemas.ts";

/**
 * SAMPLES, for builds that say so: nobody said these words. Publishing invented reviews is unlawful in the
 * United States (16 CFR 465). Real ones are written in the inbox, under Website, and take the place of all of them.
 */
export const sampleReviews = [
  {
    name: "Dale W.",
    location: "Grayhawk",
    rating: 5,
    text: "They latch the gate, every single time. My husky tests that latch like a burglar, so I would notice.",
    dog: "husky",
    sample: true,
  },
  {
    name: "Nicole F.",
    location: "Desert Ridge",
    rating: 5,
    text: "With a newborn, the shovel was the first thing to go. Now the stroller reaches the back wall without a detour.",
    sample: true,
  },
  {
    name: "Robert M.",
    location: "Scottsdale Ranch",
    rating: 5,
    text: "We used to get HOA letters about our yard. Since the visits began, the mailbox is wonderfully boring.",
    sample: true,
  },
  {
    name: "Hector R.",
    location: "Anthem",
    rating: 5,
    text: "Three retrievers. I will spare you the details. We have had a lawn instead of a minefield ever since.",
    dog: "retriever",
    sample: true,
  },
  {
    name: "Lorraine T.",
    location: "Moon Valley",
    rating: 5,
    text: "I am seventy-eight and my knees have retired. They are quick and kind, and my chihuahua, who likes nobody, wags.",
    dog: "chihuahua",
    sample: true,
  },
  {
    name: "Jen K.",
    location: "DC Ranch",
    rating: 5,
    text: "My two bark at everyone else. On scooping mornings my conference call stays quiet, and that makes my week.",
    sample: true,
  },
  {
    name: "Beth O.",
    location: "Cave Creek",
    rating: 5,
    text: "After the first monsoon our yard was soup with surprises. They worked through it and left none on the patio.",
    sample: true,
  },
  {
    name: "Aaron P.",
    location: "Kierland",
    rating: 5,
    text: "Turf is great until August. We went to twice a week, and guests have stopped asking what that smell is.",
    sample: true,
  },
  {
    name: "Keisha B.",
    location: "Tramonto",
    rating: 5,
    text: "They missed us once. The next service was free before I had finished being annoyed about it.",
    sample: true,
  },
  {
    name: "Sam D.",
    location: "Paradise Valley Village",
    rating: 5,
    text: "My lease allows dogs. A weekly visit is why the yard looks the same at every walk-through.",
    sample: true,
  },
  {
    name: "Priya S.",
    location: "Old Town Scottsdale",
    rating: 5,
    text: "Our yard is the size of a parking space. They find every surprise, even the one behind the agave.",
    sample: true,
  },
  {
    name: "Grace L.",
    location: "Norterra",
    rating: 5,
    text: "We went to twice a week when my sister's dogs moved in, and back when they left. One call each time.",
    sample: true,
  },
  {
    name: "Walt H.",
    location: "McCormick Ranch",
    rating: 5,
    text: "I took the free first visit to prove my wife wrong. She smiles when I walk barefoot to the pool.",
    sample: true,
  },
] as const satisfies readonly Testimonial[];
