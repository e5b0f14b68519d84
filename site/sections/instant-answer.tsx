import { instantAnswer } from "#content/instant-answer.ts";
import { buttons } from "#content/navigation.ts";
import { dogCounts, formMemory } from "#domain/booking/options.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "#ui/field.module.css";

const { zip, dogs, waiting } = instantAnswer;

/**
 * Answers a zip and a number of dogs: `site/scripts/instant-answer.ts` writes the answer and the link. Without scripts
 * a plain form takes them to the booking page, by the button that is shown in the link's place.
 */
export function InstantAnswer() {
  return (
    <form id="instant" action="/book-now" data-memory={formMemory}>
      <div className={styles["field"]}>
        <label htmlFor="instant-zip">{zip}</label>
        <input
          id="instant-zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      <div className={styles["field"]}>
        <label htmlFor="instant-dogs">{dogs}</label>
        <span>
          <select id="instant-dogs" name="dogs">
            {dogCounts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </span>
      </div>
      <ButtonLink href="/book-now">{buttons.bookNow}</ButtonLink>
      <button type="submit" className="pill bg-tangerine">
        {buttons.bookNow}
      </button>
      <output htmlFor="instant-zip instant-dogs">{waiting}</output>
    </form>
  );
}
