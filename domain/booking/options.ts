import { plans } from "#content/plans.ts";

export const dogCounts = ["1", "2", "3", "4", "5+"] as const;
export type DogCount = (typeof dogCounts)[number];

/** "1 Dog" to "5+ Dogs". */
export const dogCountLabel = (count: DogCount): string =>
  count === "1" ? "1 Dog" : `${count} Dogs`;

export const serviceTypes = plans.map((plan) => plan.serviceType);
export type ServiceType = (typeof serviceTypes)[number];

export const states = ["AZ"] as const;

/** The name under which a tab remembers what was chosen and typed in the form. The thank-you page makes it forget. */
export const formMemory = "booking";
/** The event after which the form's fields hold the zip and dogs that the home page was asked about. */
export const heroTyped = "hero-typed";

/** A link to the form with choices that `choicesIn` reads. */
export const bookHref = (choices: {
  readonly plan?: ServiceType;
  readonly dogs?: DogCount;
  readonly zip?: string;
}): string => {
  const query = new URLSearchParams(choices).toString();
  return query ? `/book-now?${query}` : "/book-now";
};

/** The choices in a link to the form: "?plan=weekly&dogs=2&zip=85251". Ignores values that the form does not offer. */
export function choicesIn(query: string) {
  const given = new URLSearchParams(query);
  const serviceType = serviceTypes.find((type) => type === given.get("plan"));
  // An unescaped "+" arrives as a space.
  const dogs = given.get("dogs")?.replace(" ", "+");
  const numDogs = dogCounts.find((count) => count === dogs);
  const zipCode = /^\d{5}(-\d{4})?$/.exec(given.get("zip") ?? "")?.[0];
  return {
    ...(serviceType && { serviceType }),
    ...(numDogs && { numDogs }),
    ...(zipCode && { zipCode }),
  };
}
