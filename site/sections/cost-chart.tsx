import { pictureWords } from "#content/pictures.ts";
import { plans } from "#content/plans.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { yearlyPrice } from "#domain/booking/prices.ts";
import { StretchedDog } from "#ui/drawings/stretched-dog.tsx";
import styles from "./cost-chart.module.css";

const words = pictureWords.costChart;
const coats = { "bi-weekly": "#CB8443", weekly: "#8F4220", "twice-weekly": "#3D5650" };

const highest = Math.max(
  ...plans.flatMap(({ serviceType }) =>
    dogCounts.map((dogs) => yearlyPrice(serviceType, dogs).dollars),
  ),
);

/** What a year of each plan costs for one to five dogs: a table whose bars are dogs. */
export function CostChart() {
  return (
    <div className="card overflow-x-auto">
      <table className={styles["cost-chart"]}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.dogs}</th>
            {plans.map((plan) => (
              <th
                key={plan.serviceType}
                scope="col"
                className={plan.isPopular ? `${styles["popular"]} bg-mustard` : ""}
              >
                {plan.label}
                <span className="block font-text text-sm leading-tight font-semibold">
                  {`${plan.visitsPerYear} ${words.visits}`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dogCounts.map((dogs) => (
            <tr key={dogs}>
              <th scope="row">{dogs}</th>
              {plans.map(({ serviceType, isPopular }) => {
                const { dollars, isFrom } = yearlyPrice(serviceType, dogs);
                return (
                  <td key={serviceType} className={isPopular ? "bg-cream" : ""}>
                    {isFrom && (
                      <span className="font-text text-sm font-semibold">{words.from} </span>
                    )}
                    <span className="whitespace-nowrap">{`$${dollars.toLocaleString("en-US")}`}</span>
                    <StretchedDog
                      percent={Math.round((dollars / highest) * 1000) / 10}
                      coat={coats[serviceType]}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t-2 border-ink bg-sky-light px-5 py-3.5 leading-snug font-semibold">
        {words.note}
      </p>
    </div>
  );
}
