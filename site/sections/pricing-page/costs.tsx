import { pricingWords } from "#content/page-words.ts";
import { pictureWords } from "#content/pictures.ts";
import { plans } from "#content/plans.ts";
import { dogCounts } from "#domain/booking/options.ts";
import { quote } from "#domain/booking/prices.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { StretchedDog } from "#ui/drawings/stretched-dog.tsx";

const words = pictureWords.costChart;
const coats = { "bi-weekly": "#CB8443", weekly: "#8F4220", "twice-weekly": "#3D5650" };

const highest = Math.max(
  ...plans.flatMap(({ serviceType }) => dogCounts.map((dogs) => quote(serviceType, dogs).perMonth)),
);

/** On the right there is room for the heads of the longest dogs. */
const cell =
  "p-[14px_30px_10px_16px] max-sm:p-[14px_18px_10px_10px] max-[25rem]:p-[6px_16px_6px_8px]";
const headCell = `${cell} border-b-2 border-ink align-top text-balance`;
const dogsCell = "w-[12%] max-sm:w-[15%] max-sm:text-[0.9375rem] max-[25rem]:w-[18%]";

/** What a month of each plan costs for one to five dogs: a table whose bars are dogs. */
function CostChart() {
  return (
    <div className="card overflow-x-auto">
      {/* A number is never broken: with the largest letters the card scrolls sideways instead. */}
      <table className="w-full table-fixed border-collapse text-left font-display text-[1.15rem]/[1.2] font-bold wrap-normal max-sm:text-[1.0625rem] max-[25rem]:min-w-[17rem] max-[25rem]:text-[0.9375rem] max-sm:[&_thead_th]:pr-[4px] [&_tr>:first-child]:pr-0 [&_tr+tr>*]:border-t-2 [&_tr+tr>*]:border-sand">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headCell} ${dogsCell}`}>
              {words.dogs}
            </th>
            {plans.map((plan) => (
              <th
                key={plan.serviceType}
                scope="col"
                // Without colors the popular plan's column still has a frame around its head.
                className={`${headCell} ${plan.isPopular ? "bg-mustard forced-colors:border-2" : ""}`}
              >
                {plan.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dogCounts.map((dogs) => (
            <tr key={dogs}>
              <th scope="row" className={`${cell} ${dogsCell}`}>
                {dogs}
              </th>
              {plans.map(({ serviceType, isPopular }) => {
                const { perMonth, isFrom } = quote(serviceType, dogs);
                return (
                  <td key={serviceType} className={`${cell} ${isPopular ? "bg-cream" : ""}`}>
                    {isFrom && (
                      <span className="font-text text-sm font-semibold">{words.from} </span>
                    )}
                    <span className="whitespace-nowrap">{`$${perMonth}`}</span>
                    <StretchedDog
                      percent={Math.round((perMonth / highest) * 1000) / 10}
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

/** A month of each plan for one dog to a whole pack. */
export const Costs = () => (
  <section aria-labelledby="costs-title" className="band bg-sky-light">
    <div className="wrap grid gap-6 md:gap-10">
      <SectionHeading id="costs-title" text={pricingWords.costs} />
      <CostChart />
    </div>
  </section>
);
