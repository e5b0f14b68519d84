import { useEffect, useRef, useState } from "react";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { linkEndsAt } from "#domain/business-clock/visits.ts";
import { call } from "#inbox/api/call.ts";
import type { BookingChange } from "#inbox/changes/changes.ts";
import { useDialogChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { AddressToCopy } from "#inbox/controls/copy-button.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { Tick } from "#inbox/forms/form-dialog.tsx";
import { submitting } from "#inbox/forms/submit.ts";
import { callName } from "#inbox/text/labels.ts";

const makeNewLink = (
  bookingId: string,
  mail: boolean,
  onMade: (address: string) => void,
): BookingChange => ({
  bookingId,
  what: `link ${bookingId} ${mail}`,
  send: async (key) => {
    const params = { id: bookingId };
    const { detail, address } = await call(visitEndpoints.newLink, { params, body: { mail }, key });
    onMade(address);
    return detail;
  },
  done: "The old link no longer works.",
});

/** What became of the email with the new link. */
function mailWords({ booking, messages }: BookingDetail, isMailed: boolean): string {
  if (!isMailed) return `${callName(booking)} does not have it yet: copy it, and send it yourself.`;
  const mail = messages.findLast(({ kind }) => kind === "visit-link");
  if (mail?.state === "withheld")
    return `The email was not sent: ${mail.error ?? "over the limit"}.`;
  return `It is on its way to ${booking.email}.`;
}

function NewLinkDialog({
  detail,
  onClose,
}: {
  readonly detail: BookingDetail;
  readonly onClose: () => void;
}) {
  const { run, busyWith, failure, clearFailure } = useDialogChanges();
  const { booking } = detail;
  const [made, setMade] = useState<{ readonly address: string; readonly isMailed: boolean }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (made) title.current?.focus();
  }, [made]);
  const submit = submitting((typed) => {
    const isMailed = new FormData(typed).has("mail");
    clearFailure();
    run(makeNewLink(booking.id, isMailed, (address) => setMade({ address, isMailed })));
  });
  return (
    <CardDialog
      title={made ? "The new link" : "Make a new link?"}
      titleRef={title}
      onClose={onClose}
    >
      {made ? (
        <>
          <AddressToCopy address={made.address} what="link" />
          <p>{mailWords(detail, made.isMailed)}</p>
          <Answers>
            <Button tone="agave" onClick={onClose}>
              Done
            </Button>
          </Answers>
        </>
      ) : (
        <form onSubmit={submit}>
          <p>
            {"The page of "}
            <bdi>{callName(booking)}</bdi>
            {" gets a new link, shown here to copy. The old one stops working."}
          </p>
          {booking.email !== "" && (
            <Tick name="mail" isTicked={true}>
              {"Send it to "}
              <bdi>{booking.email}</bdi>
            </Tick>
          )}
          {failure && <p role="alert">{`${failure.title}. ${failure.text}`}</p>}
          <Answers>
            <Button data-first-focus onClick={onClose}>
              Keep the old one
            </Button>
            <Button type="submit" tone="agave" isBusy={busyWith === booking.id}>
              Make a new link
            </Button>
          </Answers>
        </form>
      )}
    </CardDialog>
  );
}

/** For a visitor who has lost the link to their own page, or whose link is in other hands. */
export function NewLink({ detail, now }: { readonly detail: BookingDetail; readonly now: Date }) {
  const { booking, visit } = detail;
  const { status, createdAt, erasedAt, mergedInto } = booking;
  const hasEnded = linkEndsAt(new Date(createdAt), visit) <= now;
  if (hasEnded || status === "spam" || erasedAt !== null || mergedInto !== null) return null;
  return (
    <DialogButton
      className={shared["choice"]}
      dialog={(close) => <NewLinkDialog detail={detail} onClose={close} />}
    >
      New link
    </DialogButton>
  );
}
