import { type DogCount, dogCountLabel, type ServiceType } from "./booking-options.ts";
import { planOf } from "./plan-of.ts";
import { quote } from "./quote.ts";

/** A price as pages say it: "from " and "$46" and "every 2 weeks", then "from about $100 a month, 5+ dogs". */
export function priceWords(serviceType: ServiceType, dogs: DogCount) {
  const { label, shortPeriod } = planOf(serviceType);
  const { firstVisit, perVisit, perMonth, isFrom } = quote(serviceType, dogs);
  const from = isFrom ? "from " : "";
  const count = dogCountLabel(dogs).toLowerCase();
  return {
    from,
    perVisit: `$${perVisit}`,
    period: shortPeriod,
    month: `${from}about $${perMonth} a month, ${count}`,
    firstVisit: `$${firstVisit}`,
    choice: `${label}, ${count}`,
  };
}
