import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import type { FormValues } from "./form-values.ts";
import styles from "./price.module.css";

/**
 * The price for the chosen plan and dogs, or for one dog if none is chosen. Each text is the only child of its element:
 * a browser's translator replaces text nodes, and React would go on changing the old ones.
 */
export function Price({
  numDogs,
  serviceType,
  perVisit,
}: Pick<FormValues, "numDogs" | "serviceType"> & { readonly perVisit: number | undefined }) {
  const plan = serviceTypes.find((candidate) => candidate === serviceType);
  const dogs = dogCounts.find((count) => count === numDogs) ?? dogCounts[0];
  if (!plan) return null;
  const price = priceWords(plan, dogs, perVisit);
  return (
    <div className={styles["line"]}>
      <output>
        <span>{bookingWords.afterwards}</span>
        <span>
          <span>{price.from}</span>
          <b className="without-plate">{price.perVisit}</b>
          <span>{` ${price.period}`}</span>
        </span>
        <span>{`${price.month}, ${price.dogs}`}</span>
      </output>
      <p>
        <span>{bookingWords.firstVisit}</span>
        <b>{price.firstVisit}</b>
      </p>
    </div>
  );
}

/** In place of the price for those who ask for a commercial quote. */
export function QuotePrice() {
  const { price, amount, basis } = openWords.quote;
  return (
    <div className={styles["line"]}>
      <output>
        <span>{price}</span>
        <b className="without-plate">{amount}</b>
        <span>{basis}</span>
      </output>
    </div>
  );
}
