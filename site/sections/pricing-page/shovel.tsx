import { shovelWords as words } from "#content/shovel.ts";
import { yearlyPrice } from "#domain/booking/prices.ts";
import { sourceList } from "#domain/published/sources.ts";
import { Fact } from "#site/sections/area/fact.tsx";
import styles from "./shovel.module.css";

const { sources, cite } = sourceList();
const facts = words.facts.map(cite);

/** The sources of the section's figures. */
export const shovelSources: readonly string[] = sources;

/** What doing it yourself involves, and what a year of the weekly plan costs. */
export function Shovel() {
  return (
    <div className={`${styles["costs"]} card overflow-hidden`}>
      <h3>{words.headline}</h3>
      <p>{words.lead}</p>
      <dl>
        {facts.map(({ figure, unit, ...fact }) => (
          <div key={unit}>
            <dt>
              <b className="without-plate">{figure}</b> {unit}
            </dt>
            <dd>
              <Fact fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles["plan"]}>
        {`${words.plan} `}
        <b>{`$${yearlyPrice("weekly", "1").dollars.toLocaleString("en-US")}`}</b>
      </p>
    </div>
  );
}
