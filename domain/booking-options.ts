import { plans } from "#content/plans.ts";

/** The numbers of dogs a visitor can choose. @see spec section 5 */
export const dogCounts = ["1", "2", "3", "4", "5+"] as const;
export type DogCount = (typeof dogCounts)[number];

/** "1 Dog" to "5+ Dogs". */
export const dogCountLabel = (count: DogCount): string =>
  count === "1" ? "1 Dog" : `${count} Dogs`;

export const serviceTypes = plans.map((plan) => plan.serviceType);
export type ServiceType = (typeof serviceTypes)[number];

/** The form offers only these states. @see spec section 5 */
export const states = ["AZ"] as const;
