import { bookingWords } from "#content/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { priceWords } from "#domain/prices.ts";
import { html } from "#server/http/html.ts";

/** The content of the form's `output`. Must match site/islands/booking/price.tsx. */
export function priceHtml(chosen: {
  readonly serviceType: string;
  readonly numDogs: string;
}): string {
  const plan = serviceTypes.find((type) => type === chosen.serviceType) ?? "weekly";
  const dogs = dogCounts.find((count) => count === chosen.numDogs) ?? dogCounts[0];
  const price = priceWords(plan, dogs);
  return html`<span>${bookingWords.afterwards}</span><span><span>${price.from}</span><b>${price.perVisit}</b><span> ${price.period}</span></span><span>${price.month}, ${price.dogs}</span>`
    .text;
}
