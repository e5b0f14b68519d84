import { useEffect, useState } from "react";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";

const minute = 60_000;

/** The time by which who books now has heard from the team; only a browser knows what time it is. */
function useReplyTime(): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const tell = () => setTime(formatDayAndTime(replyBy(new Date())));
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** When the visitor hears from the team, and the telephone for who would rather talk. */
export function ReplyPromise() {
  const time = useReplyTime();
  return (
    <div className="mt-4 text-center text-sm">
      <p>{`We will be in touch within ${business.replyWithinHours} hours`}</p>
      {/* The line is kept free for the time. */}
      <p className="min-h-[1lh] font-bold">{time && `by ${time}`}</p>
      <p>
        {`${bookingWords.talk} `}
        <a href={`tel:${business.phone}`} className="tap font-bold whitespace-nowrap">
          {formatPhone(business.phone)}
        </a>
      </p>
    </div>
  );
}
