import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ownTexts, visitTexts } from "#content/visit-texts.ts";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { linkEndsAt } from "#domain/business-clock/visits.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { detailKey, refresh } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { AddressToCopy } from "#inbox/controls/copy-button.tsx";
import { useDialog } from "#inbox/controls/dialogs.tsx";
import { FormDialog, Question } from "#inbox/controls/form-dialog.tsx";
import { KeyIcon, TextIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { Choice, PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { OwnTexts, textLink } from "#inbox/visits/texts.tsx";
import { randomUuid } from "#ui/request.ts";

function NewLinkDialog({
  booking,
  onClose,
}: {
  readonly booking: Booking;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const show = useToast();
  /** Sent again after a lost answer, it makes the same link. */
  const key = useRef(randomUuid());
  // Its answer is shown here, so that it cannot wait for a connection.
  const made = useMutation({
    mutationFn: () =>
      call(visitEndpoints.newLink, { params: { id: booking.id }, key: key.current }),
    onSuccess: ({ detail }) => {
      client.setQueryData(detailKey(booking.id), detail);
      show({ kind: "done", title: "The old link no longer works." });
      refresh(client);
    },
  });
  const { data, error, isPending } = made;
  if (!data)
    return (
      <Question
        title="Make a new link?"
        confirm="Make a new link"
        isBusy={isPending}
        failure={error && errorMessage(error)}
        onConfirm={() => made.mutate()}
        onClose={onClose}
      >
        {`The page of ${nameOf(booking)} gets a new link, by email and shown here to copy. The old one stops working.`}
      </Question>
    );
  const mail = data.detail.messages.findLast(({ kind }) => kind === "visit-link");
  return (
    <FormDialog title="The new link" cancel="Done" onClose={onClose}>
      <AddressToCopy address={data.address} what="link" />
      <p>
        {mail?.state === "withheld"
          ? `Not emailed: ${mail.error}.`
          : `It is on its way to ${booking.email}.`}
      </p>
    </FormDialog>
  );
}

/** What is needed rarely: a text after a late call, and another link to the visitor's own page. */
export function MoreMenu({ detail }: { readonly detail: BookingDetail }) {
  const { booking, visit } = detail;
  const now = useNow();
  const { status, createdAt, erasedAt, mergedInto } = booking;
  const open = useDialog();
  const isCalled = status === "pending" || status === "contacted";
  const sorry = isCalled ? textLink(booking, "lateCall") : undefined;
  const hasTexts = ownTexts.length > 0 && textLink(booking, "plain") !== undefined;
  const hasLink = status !== "spam" && linkEndsAt(new Date(createdAt), visit) > now;
  if (erasedAt !== null || mergedInto !== null || !(sorry || hasTexts || hasLink)) return null;
  return (
    <PopoverMenu label={`More for ${nameOf(booking)}`} className={looks.choice} face="More">
      {sorry && <Choice Icon={TextIcon} words={visitTexts.lateCall.label} href={sorry} />}
      {hasTexts && <OwnTexts booking={booking} />}
      {hasLink && (
        <Choice
          Icon={KeyIcon}
          words="New link …"
          onClick={() => open((close) => <NewLinkDialog booking={booking} onClose={close} />)}
        />
      )}
    </PopoverMenu>
  );
}
