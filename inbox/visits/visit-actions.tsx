import type { BookedVisit } from "#domain/api/visits.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { recordOutcome } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { LockIcon, MovedIcon, PinIcon, TextIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import shared from "#inbox/controls/shared.module.css";
import { nameOf } from "#inbox/text/labels.ts";
import { CheckIcon, ChevronIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { textLink } from "./text-links.ts";
import { TextMenu } from "./text-menu.tsx";
import styles from "./visit-actions.module.css";
import { VisitDialog } from "./visit-dialog.tsx";

const textFace = (
  <>
    <TextIcon />
    Text
  </>
);

const act = `${shared["iconButton"]} ${styles["act"]}`;

/** Call, text and map, and what became of the visit. */
export function VisitActions({ visit, now }: { readonly visit: BookedVisit; readonly now: Date }) {
  const { booking } = visit;
  const { run, busyWith } = useChanges();
  const [visitDialog, move] = useDialog((close) => (
    <VisitDialog booking={booking} visit={visit} now={now} onClose={close} />
  ));
  const name = nameOf(booking);
  const phone = phoneLink(booking.phone).href;
  const address = addressLine(booking);
  const sorry = textLink(booking, "missed", { visit, now });
  const isBusy = busyWith === booking.id;
  const record = (outcome: "done" | "no-access") => {
    if (!isBusy) run(recordOutcome(visit, name, outcome));
  };
  return (
    <div className={`${styles["acts"]} ${shared["screenOnly"]}`}>
      {phone && (
        <a href={phone} className={act} aria-label={`Call ${name}`}>
          <PhoneIcon />
          Call
        </a>
      )}
      <TextMenu visit={visit} now={now} className={act} face={textFace} />
      {address && (
        <a
          href={mapLink(address)}
          target="_blank"
          rel="noreferrer"
          className={act}
          aria-label={`Map to ${name}`}
        >
          <PinIcon />
          Map
        </a>
      )}
      <div className={styles["split"]}>
        <button
          type="button"
          className={styles["done"]}
          aria-label={`Done, ${name}`}
          aria-disabled={isBusy}
          onClick={() => record("done")}
        >
          <CheckIcon />
          Done
        </button>
        <PopoverMenu
          label={`Other outcomes for ${name}`}
          className={styles["other"]}
          face={<ChevronIcon />}
        >
          {sorry && (
            <a href={sorry} onClick={() => record("no-access")}>
              <LockIcon />
              No access, and text
              <small>Sorry we missed you</small>
            </a>
          )}
          <button type="button" onClick={() => record("no-access")}>
            <LockIcon />
            No access
          </button>
          <button type="button" onClick={move}>
            <MovedIcon />
            Moved
            <small>Pick another day</small>
          </button>
        </PopoverMenu>
      </div>
      {visitDialog}
    </div>
  );
}
