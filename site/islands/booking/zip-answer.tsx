import { bookingWords } from "#content/booking.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import styles from "./fields.module.css";

/** Whether the zip is served, beside its field. Its place is kept free, so that nothing moves. */
export function ZipAnswer({ zip }: { readonly zip: string }) {
  const served = isServed(zip);
  return (
    <p role="status" className={styles["answer"]}>
      {served && <CheckIcon />}
      {served !== undefined && (
        <span>{served ? `${bookingWords.served} ${zip.trim()}` : bookingWords.outside}</span>
      )}
    </p>
  );
}
