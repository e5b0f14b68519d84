import { openWords } from "#content/open-points.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { hoursWords, visitDayWords, writeSlot } from "#domain/business-clock/visits.ts";
import { windowsOn } from "#domain/business-clock/windows.ts";
import { unbroken } from "#domain/dates.ts";
import type { OfferedSlot } from "#domain/pages/page-props.ts";
import { icon, SunriseIcon } from "#ui/drawings/icons.tsx";
import {
  CallLink,
  card,
  choice,
  dayWords,
  fullChoice,
  hasOpenDay,
  Note,
  PostForm,
  type WithPage,
} from "./elements.tsx";

const suns = {
  morning: SunriseIcon,
  midday: icon(
    "M12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM12 2.2v2.2M12 19.6v2.2M2.2 12h2.2M19.6 12h2.2M5 5l1.6 1.6M17.4 17.4L19 19M19 5l-1.6 1.6M6.6 17.4L5 19",
  ),
  afternoon: icon(
    "M12 6.5v-3M4.6 9.1l2 2M2.5 15h2.3M19.2 15h2.3M19.4 9.1l-2 2M7.5 15.5a4.5 4.5 0 0 1 9 0M3 20h18",
  ),
};

/** The last window that begins by then. */
const windowOf = ({ day, starts }: OfferedSlot) =>
  windowsOn(day).findLast((window) => window.starts <= starts) ?? windowsOn(day)[0];

/** Read out with the whole names of day and month. */
const spoken = ({ day }: OfferedSlot, more: string) => `${visitDayWords(day)} ${more}`;

const FullDay = (slot: OfferedSlot) => (
  <label className={fullChoice.row}>
    <input
      type="radio"
      name="slot"
      value={writeSlot(slot)}
      aria-label={spoken(slot, words.days.full)}
      className={fullChoice.radio}
      disabled
    />
    <b className={fullChoice.title}>{dayWords(slot.day)}</b>
    <span className={fullChoice.more}>{words.days.full}</span>
  </label>
);

function OpenDay({ slot, isChosen }: { readonly slot: OfferedSlot; readonly isChosen: boolean }) {
  const { name, label } = windowOf(slot) ?? { name: "morning", label: "" };
  const hours = hoursWords(slot);
  const Sun = suns[name];
  return (
    <label className={choice.row}>
      <input
        type="radio"
        name="slot"
        value={writeSlot(slot)}
        aria-label={spoken(slot, `${label} ${hours}`)}
        defaultChecked={isChosen}
        className={choice.radio}
        required
      />
      <b className={choice.title}>{dayWords(slot.day)}</b>
      <span className={choice.more}>
        {/* A day and its hours fit into one line. */}
        <Sun className="max-[27rem]:hidden" />
        <small className="text-base leading-[1.25] min-[23rem]:text-right">
          {`${label} `}
          <small className="text-sm font-normal min-[23rem]:block">{unbroken(hours)}</small>
        </small>
      </span>
    </label>
  );
}

function OpenDays({ page }: WithPage) {
  const { note, button, after, none } = words.days;
  return (
    <div>
      <Note>{note}</Note>
      <fieldset aria-labelledby="day-title" className="mt-3.5">
        <div className={choice.list}>
          {page.days.map((slot) =>
            slot.isFull ? (
              <FullDay key={slot.day} {...slot} />
            ) : (
              <OpenDay key={slot.day} slot={slot} isChosen={slot.day === page.chosenDay} />
            ),
          )}
        </div>
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
  );
}

function Form({ page }: WithPage) {
  const { title, empty } = words.days;
  const isOpen = hasOpenDay(page);
  return (
    <PostForm
      page={page}
      act="day"
      id="day"
      className={`${card} hard-shadow-agave`}
      aria-labelledby="day-title"
    >
      <h2 id="day-title">{isOpen ? title : words.booked.title}</h2>
      {isOpen ? (
        <OpenDays page={page} />
      ) : (
        <Note>
          {`${page.callFirst ? openWords.callFirst[page.callFirst] : empty} `}
          <CallLink />
        </Note>
      )}
    </PostForm>
  );
}

/** The next days as rows. Once a day is chosen, they are inside "Change the day". */
export function DayForm({ page }: WithPage) {
  if (page.state === "choose") return <Form page={page} />;
  return (
    <details className="[&>form]:mt-[18px] print:hidden" open={page.sentAct === "day"}>
      <summary className="pill mt-[18px] list-none bg-white px-[1.6em] py-[0.8em] text-base">
        {words.days.change}
      </summary>
      <Form page={page} />
    </details>
  );
}
