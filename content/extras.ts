import { own } from "./own.ts";
import type { AddOn, Discount } from "./schemas.ts";

/** What can be added to a visit, on top of the plan's price. */
export const addOns: readonly AddOn[] = own("addOns", [
  {
    name: "Yard Deodorizer",
    price: 10,
    description: "A deodorizing treatment for the corners that the dogs, and your nose, know best.",
  },
  {
    name: "Deep Sanitization",
    price: 30,
    description:
      "A thorough sanitizing treatment of the places your dogs use most, once the scooping is done.",
  },
]);

/** Who pays less. There are no percentages here until the owner has set them. */
export const discounts: readonly Discount[] = own("discounts", [
  {
    title: "Seniors",
    text: "You have picked up after others long enough. Ask about the senior discount when we call.",
  },
  {
    title: "Veterans",
    text: "Thank you for your service. Now let us do ours: ask about the veteran discount when we call.",
  },
  {
    title: "Volume",
    text: "Several yards, or a whole community? Ask about the volume discount when we call.",
  },
]);

/** Whole US dollars off for each new customer that a customer refers. */
export const referralReward: number = own("referralReward", 10);

/** The referral reward in one sentence. */
export const referralSentence = `Refer a neighbor who becomes a customer, and you get $${referralReward} off.`;
