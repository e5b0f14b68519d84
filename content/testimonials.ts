import { own } from "./own.ts";
import { sampleReviews } from "./sample-reviews.ts";
import type { Review, Testimonial } from "./schemas.ts";

const reviews = own<readonly Review[]>("reviews", []);

/** What customers say, in the order in which the carousel shows it; samples until there is one. */
export const testimonials: readonly Testimonial[] =
  reviews.length === 0
    ? sampleReviews
    : reviews.map(({ name, neighborhood, text, where }) => ({
        ...{ name, text, where, location: neighborhood },
        sample: false,
      }));
