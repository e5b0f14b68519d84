import { useEffect } from "react";
import { bookingWords } from "#content/booking.ts";
import { serviceLine } from "#domain/contact.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import styles from "./form.module.css";
import { fillReplyTimes } from "./reply-times.ts";

/**
 * When the visitor hears from the team, and the phone number with its hours for people who would rather talk. Their
 * places are filled outside React, which comes later.
 */
export function ReplyPromise({ times }: Pick<GivenForm, "times">) {
  useEffect(() => {
    fillReplyTimes();
  }, []);
  return (
    <div className={`${styles["small"]} ${styles["promise"]}`}>
      <p>
        <b data-reply-by="" suppressHydrationWarning>
          {times?.reply ?? bookingWords.promise.within}
        </b>
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
      {serviceLine && (
        <p data-phones-open="" suppressHydrationWarning>
          {times?.phones ?? "\u00a0"}
        </p>
      )}
    </div>
  );
}
