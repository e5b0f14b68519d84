import type { Testimonial } from "./shapes.ts";

/**
 * What customers say, in the order in which the carousel shows it.
 *
 * All thirteen are SAMPLES: nobody said these words. Replace each with a real customer's own words,
 * used with permission, and set `sample` to false. Publishing invented reviews is unlawful in the
 * United States (16 CFR 465), so the site refuses to go live while one sample is left.
 */
export const testimonials = [
  {
    name: "Dale W.",
    location: "Grayhawk",
    rating: 5,
    text: "They latch the gate. Every single time. I have a husky who tests that latch like a professional burglar, so believe me, I would notice.",
    sample: true,
  },
  {
    name: "Nicole F.",
    location: "Desert Ridge",
    rating: 5,
    text: "With a newborn in the house, the shovel was the first thing to go. Now the stroller makes it to the back wall and home again without a detour.",
    sample: true,
  },
  {
    name: "Robert M.",
    location: "Scottsdale Ranch",
    rating: 5,
    text: "We used to get letters from the HOA about our yard. Since the Tuesday visits started, the mailbox has been wonderfully boring.",
    sample: true,
  },
  {
    name: "Hector R.",
    location: "Anthem",
    rating: 5,
    text: "Three Great Danes. I will spare you the details. Nobody blinked on the first visit, and we have had a lawn instead of a minefield ever since.",
    sample: true,
  },
  {
    name: "Lorraine T.",
    location: "Moon Valley",
    rating: 5,
    text: "I am seventy-eight and my knees have retired from yard work. They are friendly and quick, and my terrier, who dislikes everybody, wags.",
    sample: true,
  },
  {
    name: "Jen K.",
    location: "DC Ranch",
    rating: 5,
    text: "I get a text before they come, so the dogs are inside and my conference call stays quiet. It is a small thing, and it makes my week.",
    sample: true,
  },
  {
    name: "Beth O.",
    location: "Cave Creek",
    rating: 5,
    text: "After the first big monsoon storm our yard was soup with surprises in it. They worked right through the mud and did not leave any of it on the patio.",
    sample: true,
  },
  {
    name: "Aaron P.",
    location: "Kierland",
    rating: 5,
    text: "Turf is great until August. We went to twice a week, and our guests have stopped asking, very politely, what that smell is.",
    sample: true,
  },
  {
    name: "Keisha B.",
    location: "Tramonto",
    rating: 5,
    text: "They missed us once through a mix-up on their side. The next service was free before I had even finished being annoyed about it.",
    sample: true,
  },
  {
    name: "Sam D.",
    location: "Paradise Valley Village",
    rating: 5,
    text: "I own a rental and the lease allows dogs. A weekly visit is why the yard looks the same at every walk-through, whoever lives there.",
    sample: true,
  },
  {
    name: "Priya S.",
    location: "Old Town Scottsdale",
    rating: 5,
    text: "Our yard is the size of a parking space and our dachshund has ideas about it. They find every surprise, even the one behind the potted agave.",
    sample: true,
  },
  {
    name: "Grace L.",
    location: "Norterra",
    rating: 5,
    text: "We switched to twice a week when my sister's dogs moved in, and back again when they left. One phone call each time, and no forms.",
    sample: true,
  },
  {
    name: "Walt H.",
    location: "McCormick Ranch",
    rating: 5,
    text: "I only took the free first visit to prove my wife wrong. She has not mentioned it since, but she smiles when I walk barefoot to the pool.",
    sample: true,
  },
] as const satisfies readonly Testimonial[];
