import { plans } from "#content/plans.ts";
import { StretchedDog } from "#site/drawings/stretched-dog.tsx";
import { PictureCard } from "./picture-card.tsx";
import { percentOf } from "./scale.ts";
import type { Tally } from "./tally.ts";

/** The dogs of the public price table. */
const coats = ["#CB8443", "#8F4220", "#3D5650"];

/** Every plan, also one nobody chose, the most booked first; then whatever was booked under another name. */
function ranked(tallies: readonly Tally[]) {
  const countOf = (key: string) => tallies.find((tally) => tally.key === key)?.bookings ?? 0;
  const known = plans.map(({ serviceType, label }, index) => ({
    name: label,
    bookings: countOf(serviceType),
    coat: coats[index] ?? "#3D5650",
  }));
  const keys = new Set<string | null>(plans.map(({ serviceType }) => serviceType));
  const strays = tallies
    .filter(({ key }) => !keys.has(key))
    .map(({ key, bookings }) => ({ name: key ?? "Not known", bookings, coat: "#3D5650" }));
  return [...known, ...strays].sort((one, other) => other.bookings - one.bookings);
}

/** Which plans were booked: the longer the dog, the more of them. */
export function PlansPicture({ tallies }: { readonly tallies: readonly Tally[] }) {
  const rows = ranked(tallies);
  const all = rows.reduce((sum, { bookings }) => sum + bookings, 0);
  const highest = rows[0]?.bookings ?? 0;
  return (
    <PictureCard id="plans" title="By plan" caption="The longer the dog, the more bookings.">
      <table className="plan-table mt-5">
        <caption className="sr-only">Bookings by plan</caption>
        <thead className="sr-only">
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
    </PictureCard>
  );
}
