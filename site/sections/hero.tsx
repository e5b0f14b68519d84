import { pages } from "#content/pages.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import { HeroScene } from "#ui/drawings/hero-scene.tsx";
import styles from "./hero.module.css";
import { InstantAnswer } from "./instant-answer.tsx";

const { headline, lead, hasOwnWords } = pages.home;
const questionEnd = headline.indexOf("?") + 1;

/** The poster at the top of the home page. */
export function Hero() {
  return (
    <section className={`${styles["hero"]} dawn below-header`}>
      <div className="wrap">
        <h1 className={styles["title"]}>
          {`${headline.slice(0, questionEnd)} `}
          <span className="text-agave">{headline.slice(questionEnd).trim()}</span>
        </h1>
        {/* An owner's headline may end where the stamp would be. */}
        <FirstScoopStamp
          {...firstScoopStamp}
          className={`${styles["stamp"]} ${hasOwnWords ? "mt-0!" : ""}`}
        />
        <p className={styles["lead"]}>{lead}</p>
        <InstantAnswer />
      </div>
      <HeroScene className={styles["scene"]} />
    </section>
  );
}
