import { randomUUIDv7 } from "node:crypto";
import { servedZips } from "#content/served-zips.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { dayMs } from "#domain/dates.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { runSql, type Where } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { addOwner } from "#server/testing/sign-in.ts";

const years = 3;
/** The store's queue holds 2,000. */
const bookingsAtOnce = 1000;

const names = "Ana Marcus Priya Tom Lena Jo Carlos Wei Fatima John Mary Oscar Nina".split(" ");
const roots = "Núñez Bell Shah Okafor Ortiz Whitfield Kim Garcia Larsen Novak Haddad".split(" ");
const endings = ["", "s", "son", "man", "ez", "berg", "ski", "well", "ford", "ton", "field", "er"];
const streets = "Camelback Shea Cactus Thunderbird Bell Tatum Hayden Pima Cave Dixileta".split(" ");
const pages = ["/", "/book-now", "/book-now", null];

/** Booking number `place` of `count`: they are spread evenly over three years. */
function sampleBooking(place: number, count: number, now: Date) {
  // A linear congruential generator: every run gets the same bookings.
  let state = Math.imul(place, 0x9e3779b1);
  function below(end: number): number {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return Math.floor(((state >>> 0) / 2 ** 32) * end);
  }
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }
  const firstName = pick(names);
  const lastName = pick(roots) + pick(endings);
  const digits = String(below(1e7)).padStart(7, "0");
  const ageMs = ((count - place) / count) * years * 365 * dayMs;
  return newBooking({
    id: randomUUIDv7(),
    createdAt: new Date(now.getTime() - ageMs).toISOString(),
    page: pick(pages),
    booking: {
      firstName,
      lastName,
      email: `${firstName}.${lastName}${below(1000)}@example.com`.toLowerCase(),
      phone: `(480) ${digits.slice(0, 3)}-${digits.slice(3)}`,
      address: `${1000 + below(30_000)} E ${pick(streets)} Rd`,
      city: "Scottsdale",
      state: "AZ",
      zipCode: pick(servedZips),
      numDogs: pick(dogCounts),
      serviceType: pick(serviceTypes),
    },
  });
}

/** All emails were sent; all but the last day's bookings were contacted, which took 29 hours at most. */
const threeYearsLater = (now: Date) => [
  "update messages set state = 'sent', attempts = 1, sent_at = created_at",
  `update bookings set
    status = case seq % 8 when 0 then 'declined' when 1 then 'declined' when 2 then 'spam'
      when 3 then 'contacted' else 'active' end,
    contact_seconds = case seq % 8 when 2 then null else (seq % 104729 * 7919) % 104729 end
  where created_at < '${new Date(now.getTime() - dayMs).toISOString()}'`,
];

/** Fills an empty database with an owner and the data of three years of business: bookings, events and sent emails. */
export async function seed(place: Where, count: number, now: Date): Promise<void> {
  const store = await openStore(place);
  await addOwner({ store });
  for (let first = 0; first < count; first += bookingsAtOnce) {
    const length = Math.min(bookingsAtOnce, count - first);
    const bookings = Array.from({ length }, (_, index) => sampleBooking(first + index, count, now));
    await Promise.all(bookings.map((booking) => store.run(storeBooking, booking)));
  }
  await store.close();
  for (const statement of threeYearsLater(now)) await runSql(place, statement);
  // PostgreSQL's autovacuum would do that within a minute.
  if (place.DATABASE_URL) await runSql(place, "vacuum full analyze");
}
