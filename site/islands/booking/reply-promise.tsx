import { useEffect, useState } from "react";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { nextOpening } from "#domain/office-hours.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";

const minute = 60_000;

/** What time it is. Only a browser knows, and a page can stay open for hours. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tell = () => setNow(new Date());
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The steps beside the form name the same time: no page needs a script of its own for them. */
function tellSteps(by: string): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = `${place.dataset["replyBy"]} ${by}.`;
}

/** When the visitor hears from the team, and the telephone for who would rather talk. */
export function ReplyPromise() {
  const now = useNow();
  const opens = now && nextOpening(now);
  const by = now && formatDayAndTime(replyBy(now));
  useEffect(() => {
    if (by) tellSteps(by);
  }, [by]);
  return (
    <div className="promise">
      <p>{bookingWords.promise}</p>
      {/* Both lines are kept free for the times. */}
      <p>{by && <b>{`${bookingWords.by} ${by}`}</b>}</p>
      <p>
        {`${bookingWords.talk} `}
        <a href={`tel:${business.phone}`} className="tap">
          {formatPhone(business.phone)}
        </a>
      </p>
      <p>{opens && `${bookingWords.opens} ${formatDayAndTime(opens)}`}</p>
    </div>
  );
}
