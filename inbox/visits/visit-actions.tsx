import type { ReactNode } from "react";
import type { Visit } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { addressLine } from "#domain/booking/booking.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { recordOutcome, takeBackOutcome } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { ChangeQuestion } from "#inbox/controls/change-question.tsx";
import { DialogButton, useDialog } from "#inbox/controls/dialogs.tsx";
import { BackIcon, LockIcon, MovedIcon, PinIcon, TextIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useWaitingWords, WaitingLine } from "#inbox/controls/marks.tsx";
import { Choice, PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { CheckIcon, ChevronIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { TextMenu, textLink } from "./texts.tsx";
import { VisitDialog } from "./visit-dialog.tsx";

/** Another outcome; or none, which asks first, because the time of this one is lost. */
export function ChangeOutcome({
  visit,
  name,
  words,
}: {
  readonly visit: Visit;
  readonly name: string;
  /** "done 9:59 AM" */
  readonly words: string;
}) {
  const { run } = useChanges();
  const open = useDialog();
  const other = visit.state === "done" ? "no-access" : "done";
  const ask = () =>
    open((close) => (
      <ChangeQuestion
        title="Open the visit again?"
        confirm="Open again"
        bookingId={visit.bookingId}
        ask={() => ({
          change: takeBackOutcome(visit, name),
          words: `“${words}” is taken back, and its time is forgotten.`,
        })}
        onClose={close}
      />
    ));
  return (
    <PopoverMenu label={`Change the outcome for ${name}`} className={looks.quiet} face="Change">
      <Choice
        Icon={other === "done" ? CheckIcon : LockIcon}
        words={other === "done" ? "Done" : "No access"}
        onClick={() => run(recordOutcome(visit, name, other))}
      />
      <Choice Icon={BackIcon} words="Not yet …" onClick={ask} />
    </PopoverMenu>
  );
}

const textFace = (
  <>
    <TextIcon />
    Text
  </>
);

const act = `${looks.iconButton} max-xs:min-w-12`;
const half =
  "flex min-h-12.5 items-center justify-center border-y-2 border-ink bg-agave text-white hover:bg-agave-pressed";

interface OfVisit {
  readonly visit: BookedVisit;
  readonly className?: string;
}

/** Opens the choice of another day. */
export const MoveButton = ({ visit, className = looks.quiet }: OfVisit) => (
  <DialogButton
    className={className}
    aria-label={`Move the visit of ${nameOf(visit.booking)}`}
    dialog={(close) => <VisitDialog booking={visit.booking} visit={visit} onClose={close} />}
  >
    Move
  </DialogButton>
);

/** What else than "Done" became of a visit. */
export function OtherOutcomes({ visit, className, face }: OfVisit & { readonly face: ReactNode }) {
  const { booking } = visit;
  const { run } = useChanges();
  const record = () => run(recordOutcome(visit, nameOf(booking), "no-access"));
  const open = useDialog();
  const move = () =>
    open((close) => <VisitDialog booking={booking} visit={visit} onClose={close} />);
  const sorry = textLink(booking, "missed", { visit, now: useNow() });
  return (
    <PopoverMenu label={`Other outcomes for ${nameOf(booking)}`} className={className} face={face}>
      {sorry && (
        <Choice
          Icon={LockIcon}
          words="No access, and text"
          more="Sorry we missed you"
          href={sorry}
          onClick={record}
        />
      )}
      <Choice Icon={LockIcon} words="No access" onClick={record} />
      <Choice Icon={MovedIcon} words="Moved" more="Pick another day" onClick={move} />
    </PopoverMenu>
  );
}

/** Call, text and map, and what became of the visit, or which press waits to be sent. */
export function VisitActions({ visit }: OfVisit) {
  const { booking } = visit;
  const waits = useWaitingWords(booking.id);
  const { run, isBusy } = useChanges(booking.id);
  const name = nameOf(booking);
  const phone = phoneLink(booking.phone).href;
  const address = addressLine(booking);
  return (
    <div
      // Large text needs a second line.
      className="mt-2.25 flex flex-wrap gap-1.5 max-[24rem]:-ml-9.5 max-[24rem]:gap-1.25 print:hidden"
    >
      {phone && (
        <a href={phone} className={act} aria-label={`Call ${name}`}>
          <PhoneIcon />
          Call
        </a>
      )}
      <TextMenu visit={visit} className={act} face={textFace} />
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
      {waits ? (
        <WaitingLine words={waits} />
      ) : (
        <div className="flex max-w-[16rem] min-w-0 flex-[1_1_5.75rem] [&_svg]:size-4.5">
          <button
            type="button"
            className={`${half} min-w-0 flex-1 gap-1.25 rounded-l-pill border-l-2 font-display text-base/none font-bold whitespace-nowrap aria-disabled:opacity-60`}
            aria-label={`Done, ${name}`}
            aria-disabled={isBusy}
            onClick={() => run(recordOutcome(visit, name, "done"))}
          >
            <CheckIcon className="max-xs:hidden" />
            Done
          </button>
          <OtherOutcomes
            visit={visit}
            className={`${half} w-11.5 flex-none rounded-r-pill border-r-2 border-l-[1.5px] border-l-white/50 max-xs:w-11`}
            face={<ChevronIcon />}
          />
        </div>
      )}
    </div>
  );
}
