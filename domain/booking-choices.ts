import { dogCounts, serviceTypes } from "./booking-options.ts";

/**
 * What a link to the form chooses in advance, such as "?plan=weekly&dogs=2&zip=85251": nothing personal. Values that
 * the form does not offer are left out.
 */
export function choicesIn(query: string) {
  const given = new URLSearchParams(query);
  const serviceType = serviceTypes.find((type) => type === given.get("plan"));
  // An unescaped "+" is a blank in a query.
  const dogs = given.get("dogs")?.replace(" ", "+");
  const numDogs = dogCounts.find((count) => count === dogs);
  const zipCode = /^\d{5}(-\d{4})?$/.exec(given.get("zip") ?? "")?.[0];
  return {
    ...(serviceType && { serviceType }),
    ...(numDogs && { numDogs }),
    ...(zipCode && { zipCode }),
  };
}
