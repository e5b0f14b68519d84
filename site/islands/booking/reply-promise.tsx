import { useEffect, useState } from "react";
import { bookingWords } from "#content/booking.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { phonesLine } from "#domain/business-clock/office.ts";
import { promiseLine } from "#domain/business-clock/promise.ts";
import { serviceLine } from "#domain/contact.ts";
import { minuteMs, unbroken } from "#domain/dates.ts";
import styles from "./form.module.css";

/** The current time. Only a browser knows it, because pages are static and can stay open for hours. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** When the visitor hears from the team, and the phone number with its hours for people who would rather talk. */
export function ReplyPromise({ daysOff }: { readonly daysOff: DaysOff }) {
  const now = useNow();
  return (
    <div className={`${styles["small"]} ${styles["promise"]}`}>
      <p>
        <b>{now ? unbroken(promiseLine(now, daysOff)) : bookingWords.promise.within}</b>
      </p>
      {serviceLine && (
        <p>
          {`${bookingWords.talk} `}
          <a href={serviceLine.href} className="tap">
            {serviceLine.text}
          </a>
        </p>
      )}
      {/* Reserved for the hours. */}
      {serviceLine && <p>{now && unbroken(phonesLine(now, daysOff))}</p>}
    </div>
  );
}
