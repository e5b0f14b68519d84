import { useEffect, useState } from "react";
import { bookingWords } from "#content/booking.ts";
import { isServed, wholeZip } from "#domain/areas/served-zips.ts";
import { loadFirstDays } from "#site/clock/first-days.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import styles from "./fields.module.css";

/** Whether the zip is served, and when next. Its place is kept free, so that nothing moves. */
export function ZipAnswer({ zip }: { readonly zip: string }) {
  const served = isServed(zip);
  const [next, setNext] = useState<{ zip: string; line?: string | undefined }>({ zip: "" });
  useEffect(() => {
    if (!served) return;
    loadFirstDays(wholeZip(zip) ?? "").then(({ line }) => setNext({ zip, line }));
  }, [zip, served]);
  return (
    <div className={styles["answer"]}>
      <p role="status">
        {served && <CheckIcon />}
        {/* Without scripts nothing answers what is typed. */}
        {served === undefined && <span className="noscript:hidden">{bookingWords.askZip}</span>}
        {served !== undefined && (
          <span>{served ? `${bookingWords.served} ${zip.trim()}` : bookingWords.outside}</span>
        )}
      </p>
      <p>{served && next.zip === zip && <span>{next.line}</span>}</p>
    </div>
  );
}
