import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type * as z from "zod/mini";
import { type BookingDetail, bookingEndpoints } from "#domain/api/bookings.ts";
import { fieldErrors } from "#domain/booking/booking.ts";
import { isField, leadSchema } from "#domain/booking/corrections.ts";
import { call } from "#inbox/api/call.ts";
import { detailKey, refresh } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { PlusIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { useToast } from "#inbox/controls/toasts.tsx";
import { addressOfPlace, goTo, placeOfView } from "#inbox/navigation/navigation.ts";
import { nameOf } from "#inbox/text/labels.ts";
import { useMessages } from "#ui/form.ts";
import { randomUuid } from "#ui/random-uuid.ts";
import styles from "./add-lead.module.css";
import {
  BookingFields,
  emptyFields,
  type FieldValues,
  fillCity,
  readFields,
} from "./booking-fields.tsx";
import { FormDialog, Tick } from "./form-dialog.tsx";
import { useDraft } from "./use-draft.ts";

type Lead = z.input<typeof bookingEndpoints.addLead.body>;

/** What was typed before a reload or a sign-out. */
function readDraft(draft: string): FieldValues {
  const kept = new URLSearchParams(draft);
  const values = { ...emptyFields };
  for (const [field, value] of kept) if (isField(field)) values[field] = value;
  return values;
}

interface AddLeadProps {
  /** The screen of the button, which also opens the new lead. */
  readonly view: "inbox" | "today";
}

export function AddLeadDialog({ view, onClose }: AddLeadProps & { readonly onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const show = useToast();
  const [draft, keep] = useDraft("lead");
  const [values] = useState(() => readDraft(draft));
  /** The idempotency key, kept with the draft so that even after a reload it is saved only once. */
  const key = useRef(new URLSearchParams(draft).get("key"));
  const { messages, follow, checkAll } = useMessages((form) =>
    fieldErrors(leadSchema.safeParse(readFields(form)).error?.issues),
  );
  const [email, setEmail] = useState(values.email);
  const add = useMutation({
    mutationFn: ({ body, key }: { readonly body: Lead; readonly key: string }) =>
      call(bookingEndpoints.addLead, { body, key }),
    onSuccess: (detail) => {
      keep("");
      const { booking } = detail;
      client.setQueryData(detailKey(booking.id), detail);
      show({ kind: "done", title: `${nameOf(booking)} is on the list.` });
      return refresh(client);
    },
  });
  /** Not called once the dialog was closed by Cancel. */
  const onSuccess = ({ booking }: BookingDetail) => {
    onClose();
    goTo(addressOfPlace({ ...placeOfView(view), booking: booking.id }));
  };
  const submit = (form: HTMLFormElement): boolean => {
    const typed = readFields(form);
    const wrong = checkAll(form);
    add.reset();
    if (Object.keys(wrong).length > 0) return false;
    key.current ??= randomUuid();
    keep(new URLSearchParams({ ...typed, key: key.current }).toString());
    const body = { ...typed, confirm: new FormData(form).has("confirm") };
    add.mutate({ body, key: key.current }, { onSuccess });
    return true;
  };
  return (
    <FormDialog
      title="Add a lead"
      button="Add lead"
      isBusy={add.isPending}
      failure={add.error ? failureWords(add.error) : ""}
      onChange={(form) => {
        fillCity(form);
        const typed = readFields(form);
        follow(form);
        key.current = null;
        keep(new URLSearchParams(typed).toString());
        setEmail(typed.email.trim());
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={shared["detail"]}>For somebody who called. A name and a phone are enough.</p>
      <BookingFields id={id} values={values} errors={messages}>
        {email !== "" && (
          <Tick name="confirm" isTicked={false}>
            Send a confirmation by email
          </Tick>
        )}
      </BookingFields>
    </FormDialog>
  );
}

const looks = {
  inbox: `${shared["button"]} ${shared["small"]} ${styles["floating"]}`,
  today: styles["row"],
};

/** Enters a lead that came by phone. */
export const AddLead = ({ view }: AddLeadProps) => (
  <DialogButton
    className={`${looks[view]} ${shared["screenOnly"]}`}
    dialog={(close) => <AddLeadDialog view={view} onClose={close} />}
  >
    <PlusIcon />
    <span>Add a lead</span>
  </DialogButton>
);
