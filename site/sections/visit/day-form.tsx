import { visitWindows } from "#content/route-plan.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { visitWindowNames } from "#domain/visits.ts";
import { Icon } from "#ui/drawings/icons.tsx";
import styles from "./choices.module.css";
import { ahead, CallLink, card, Note, Sent } from "./parts.tsx";

const suns = {
  morning:
    "M12 3.5v3M4.6 7.1l2 2M2.5 15h2.3M19.2 15h2.3M19.4 7.1l-2 2M7.5 15.5a4.5 4.5 0 0 1 9 0M3 20h18",
  midday:
    "M12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM12 2.2v2.2M12 19.6v2.2M2.2 12h2.2M19.6 12h2.2M5 5l1.6 1.6M17.4 17.4L19 19M19 5l-1.6 1.6M6.6 17.4L5 19",
  afternoon:
    "M12 6.5v-3M4.6 9.1l2 2M2.5 15h2.3M19.2 15h2.3M19.4 9.1l-2 2M7.5 15.5a4.5 4.5 0 0 1 9 0M3 20h18",
} as const;

/** A row for each kind of day. The server repeats them. */
function Rows() {
  return (
    <div className={styles["choices"]}>
      <label className={styles["choice"]} data-row="open">
        <input type="radio" name="slot" value="" required />
        <b data-fill="day" />
        {visitWindowNames.map((name) => (
          <span key={name} data-window={name}>
            <Icon d={suns[name]} />
            <small className="text-base leading-[1.25] min-[23rem]:text-right">
              {`${visitWindows[name].label} `}
              <small data-fill="hours" className="text-sm font-normal min-[23rem]:block" />
            </small>
          </span>
        ))}
      </label>
      <label className={`${styles["choice"]} ${styles["full"]}`} data-row="full">
        <input type="radio" name="slot" value="" disabled />
        <b data-fill="day" />
        <span>{words.days.full}</span>
      </label>
    </div>
  );
}

function Form() {
  const { title, note, offMap, button, after, none, empty } = words.days;
  return (
    <form
      method="post"
      action="?"
      id="day"
      className={`${card} hard-shadow-agave`}
      aria-labelledby="day-title"
    >
      <Sent act="day" />
      <h2 id="day-title">{title}</h2>
      <Note data-if="!days">
        {`${empty} `}
        <CallLink />
      </Note>
      <div data-if="days">
        <Note data-if="onMap">{note}</Note>
        <Note data-if="!onMap">{offMap}</Note>
        <fieldset aria-labelledby="day-title" className="mt-3.5">
          <Rows />
        </fieldset>
        <button
          type="submit"
          className="pill mt-[18px] min-h-14 w-full bg-tangerine px-[1.6em] py-[0.8em] print:hidden"
        >
          {button}
        </button>
        <Note className="pt-3 text-center text-balance">{after}</Note>
        <Note className="pt-2 text-center">
          {`${none} `}
          <CallLink />
        </Note>
      </div>
    </form>
  );
}

/** The next days as rows. Once a day is chosen, they are inside "Change the day". */
export function DayForm() {
  return (
    <details className="[&>form]:mt-[18px] print:hidden" data-when={ahead} data-if="!today">
      <summary className="pill mt-[18px] list-none bg-white px-[1.6em] py-[0.8em] text-base">
        {words.days.change}
      </summary>
      <Form />
    </details>
  );
}
