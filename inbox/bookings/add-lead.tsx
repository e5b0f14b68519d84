import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type * as z from "zod/mini";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { type BookingErrors, fieldErrors } from "#domain/booking.ts";
import { isField, leadSchema } from "#domain/corrections.ts";
import { call } from "#inbox/call.ts";
import { useDraft } from "#inbox/detail/use-draft.ts";
import {
  BookingFields,
  emptyFields,
  type FieldValues,
  readFields,
} from "#inbox/forms/booking-fields.tsx";
import { FormDialog, Tick } from "#inbox/forms/form-dialog.tsx";
import { PlusIcon } from "#inbox/icons.tsx";
import { changeKeys, failureWords } from "#inbox/mutations.tsx";
import { addressOfPlace, goTo, placeOfView } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { detailKey, refresh } from "#inbox/queries.ts";
import { useToast } from "#inbox/toasts.tsx";
import { nameOf } from "#inbox/words.ts";
import styles from "./add-lead.module.css";

type Lead = z.input<typeof bookingEndpoints.addLead.body>;

/** What was typed before a reload or the end of the session. */
function readDraft(draft: string): FieldValues {
  const kept = new URLSearchParams(draft);
  const values = { ...emptyFields };
  for (const [field, value] of kept) if (isField(field)) values[field] = value;
  return values;
}

interface AddLeadProps {
  /** Where the button is, and where the new lead opens. */
  readonly view: "inbox" | "today";
}

function AddLeadDialog({ view, onClose }: AddLeadProps & { readonly onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const show = useToast();
  const [draft, keep] = useDraft("lead");
  const [values] = useState(() => readDraft(draft));
  const [{ keyOf, answered }] = useState(changeKeys);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [email, setEmail] = useState(values.email);
  const add = useMutation({
    mutationFn: (body: Lead) =>
      call(bookingEndpoints.addLead, { body, key: keyOf(JSON.stringify(body)) }),
    onSuccess: (detail, body) => {
      answered(JSON.stringify(body));
      keep("");
      const { booking } = detail;
      client.setQueryData(detailKey(booking.id), detail);
      show({ kind: "done", title: `${nameOf(booking)} is on the list.` });
      onClose();
      goTo(addressOfPlace({ ...placeOfView(view), booking: booking.id }));
      return refresh(client);
    },
  });
  const submit = (form: HTMLFormElement): boolean => {
    const typed = readFields(form);
    const wrong = fieldErrors(leadSchema.safeParse(typed).error?.issues);
    setErrors(wrong);
    add.reset();
    if (Object.keys(wrong).length > 0) return false;
    add.mutate({ ...typed, confirm: new FormData(form).has("confirm") });
    return true;
  };
  return (
    <FormDialog
      title="Add a lead"
      button="Add lead"
      isBusy={add.isPending}
      failure={add.error ? failureWords(add.error) : ""}
      onChange={(form) => {
        const typed = readFields(form);
        keep(new URLSearchParams(typed).toString());
        setEmail(typed.email.trim());
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={parts["detail"]}>For somebody who called. The e-mail may stay empty.</p>
      <BookingFields id={id} values={values} errors={errors}>
        {email !== "" && (
          <Tick name="confirm" isTicked={false}>
            Send a confirmation by e-mail
          </Tick>
        )}
      </BookingFields>
    </FormDialog>
  );
}

const looks = {
  inbox: `${parts["button"]} ${parts["small"]} ${styles["floating"]}`,
  today: styles["row"],
};

/** Enters a lead that came by phone. */
export function AddLead({ view }: AddLeadProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${looks[view]} ${parts["screenOnly"]}`}
        onClick={() => setAdding(true)}
      >
        <PlusIcon />
        <span>Add a lead</span>
      </button>
      {isAdding && <AddLeadDialog view={view} onClose={() => setAdding(false)} />}
    </>
  );
}
