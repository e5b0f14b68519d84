import { useState } from "react";
import { fieldErrors } from "#domain/booking/booking.ts";
import { leadSchema } from "#domain/booking/corrections.ts";
import { addLead } from "#inbox/app/changes.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { addressOfView, goTo, readPlace } from "#inbox/app/navigation.ts";
import { useDraft } from "#inbox/app/use-draft.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { FormDialog, Tick } from "#inbox/controls/form-dialog.tsx";
import { PlusIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useMessages } from "#ui/form.ts";
import {
  BookingFields,
  emptyFields,
  type FieldValues,
  fieldsOf,
  fillCity,
  readFields,
} from "./booking-fields.tsx";

/** What was typed before a reload or a sign-out. */
const readDraft = (draft: string): FieldValues =>
  draft === "" ? emptyFields : fieldsOf(Object.fromEntries(new URLSearchParams(draft)));

/** Opens the new lead beside the list of bookings, if that is on the screen, else on Today. */
function openLead(booking: string): void {
  const view = readPlace(location.search).view === "bookings" ? "bookings" : "today";
  goTo(addressOfView(view, { booking }));
}

export function AddLeadDialog({ onClose }: { readonly onClose: () => void }) {
  const { run, isBusy, failure } = useDialogChanges("");
  const [draft, keep] = useDraft("lead");
  const [values] = useState(() => readDraft(draft));
  const { messages, follow, checkAll } = useMessages((form) =>
    fieldErrors(leadSchema.safeParse(readFields(form)).error?.issues),
  );
  const [email, setEmail] = useState(values.email);
  const submit = (form: HTMLFormElement) => {
    const typed = readFields(form);
    if (Object.keys(checkAll(form)).length > 0) return;
    const opened = (booking?: string) => {
      onClose();
      // One that waits for a connection cannot be opened yet.
      if (booking !== undefined) openLead(booking);
    };
    const lead = { ...typed, confirm: new FormData(form).has("confirm") };
    run(addLead(lead), opened, () => keep(""));
  };
  return (
    <FormDialog
      title="Add a lead"
      button="Add lead"
      isBusy={isBusy}
      failure={failure}
      onChange={(form) => {
        fillCity(form);
        const typed = readFields(form);
        follow(form);
        keep(new URLSearchParams(typed).toString());
        setEmail(typed.email.trim());
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={looks.detail}>For somebody who called. A name and a phone are enough.</p>
      <BookingFields values={values} errors={messages}>
        {email !== "" && (
          <Tick name="confirm" isTicked={false}>
            Send a confirmation by email
          </Tick>
        )}
      </BookingFields>
    </FormDialog>
  );
}

/** Enters a lead that came by phone. A phone has it among the tabs, where it covers nothing. */
export const AddLead = () => (
  <DialogButton
    className={buttonLook({ isSmall: true }, "justify-self-end max-md:hidden print:hidden")}
    dialog={(close) => <AddLeadDialog onClose={close} />}
  >
    <PlusIcon />
    Add a lead
  </DialogButton>
);
