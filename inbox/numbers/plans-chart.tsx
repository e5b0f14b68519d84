import { plans } from "#content/plans.ts";
import shared from "#inbox/controls/shared.module.css";
import { StretchedDog } from "#ui/drawings/stretched-dog.tsx";
import type { Tally } from "./area-circles.ts";
import { ChartCard } from "./chart-card.tsx";
import styles from "./charts.module.css";
import { percentOf } from "./scale.ts";

/** The dogs of the public price table. */
const coats = ["#CB8443", "#8F4220", "#3D5650"];
const otherCoat = "#3D5650";

/** Every plan, also without bookings, and plans that are no longer offered; the most booked first. */
function ranked(tallies: readonly Tally[]) {
  const countOf = (key: string) => tallies.find((tally) => tally.key === key)?.bookings ?? 0;
  const known = plans.map(({ serviceType, label }, index) => ({
    name: label,
    bookings: countOf(serviceType),
    coat: coats[index] ?? otherCoat,
  }));
  const keys = new Set<string | null>(plans.map(({ serviceType }) => serviceType));
  const others = tallies
    .filter(({ key }) => !keys.has(key))
    .map(({ key, bookings }) => ({ name: key ?? "Not known", bookings, coat: otherCoat }));
  return [...known, ...others].sort((one, other) => other.bookings - one.bookings);
}

export function PlansChart({ tallies }: { readonly tallies: readonly Tally[] }) {
  const rows = ranked(tallies);
  const all = rows.reduce((sum, { bookings }) => sum + bookings, 0);
  const highest = rows[0]?.bookings ?? 0;
  return (
    <ChartCard id="plans" title="By plan" caption="Longer dogs mean more bookings.">
      <table className={styles["plans"]}>
        <caption className={shared["visuallyHidden"]}>Bookings by plan</caption>
        <thead className={shared["visuallyHidden"]}>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Bookings</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, bookings, coat }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{bookings.toLocaleString("en-US")}</td>
              <td>{`${Math.round(percentOf(bookings, all))}%`}</td>
              <td aria-hidden="true">
                {bookings > 0 && (
                  <StretchedDog
                    percent={Math.max(14, percentOf(bookings, highest) * 0.94)}
                    coat={coat}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartCard>
  );
}
