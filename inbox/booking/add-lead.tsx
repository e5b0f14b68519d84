import { useId, useState } from "react";
import { fieldErrors } from "#domain/booking/booking.ts";
import { isField, leadSchema } from "#domain/booking/corrections.ts";
import { addLead } from "#inbox/app/changes.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { addressOfPlace, goTo, placeOfView } from "#inbox/app/navigation.ts";
import { useDraft } from "#inbox/app/use-draft.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { FormDialog, Tick } from "#inbox/controls/form-dialog.tsx";
import { PlusIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useMessages } from "#ui/form.ts";
import {
  BookingFields,
  emptyFields,
  type FieldValues,
  fillCity,
  readFields,
} from "./booking-fields.tsx";

/** What was typed before a reload or a sign-out. */
function readDraft(draft: string): FieldValues {
  const kept = new URLSearchParams(draft);
  const values = { ...emptyFields };
  for (const [field, value] of kept) if (isField(field)) values[field] = value;
  return values;
}

interface AddLeadProps {
  /** The screen of the button, which also opens the new lead. */
  readonly view: "bookings" | "today";
}

export function AddLeadDialog({ view, onClose }: AddLeadProps & { readonly onClose: () => void }) {
  const id = useId();
  const { run, busyWith, failure, clearFailure } = useDialogChanges();
  const [draft, keep] = useDraft("lead");
  const [values] = useState(() => readDraft(draft));
  const { messages, follow, checkAll } = useMessages((form) =>
    fieldErrors(leadSchema.safeParse(readFields(form)).error?.issues),
  );
  const [email, setEmail] = useState(values.email);
  const submit = (form: HTMLFormElement): boolean => {
    const typed = readFields(form);
    const wrong = checkAll(form);
    clearFailure();
    if (Object.keys(wrong).length > 0) return false;
    const opened = (booking?: string) => {
      onClose();
      // One that waits for a connection cannot be opened yet.
      if (booking !== undefined) goTo(addressOfPlace({ ...placeOfView(view), booking }));
    };
    const lead = { ...typed, confirm: new FormData(form).has("confirm") };
    run(addLead(lead), opened, () => keep(""));
    return true;
  };
  return (
    <FormDialog
      title="Add a lead"
      button="Add lead"
      isBusy={busyWith === ""}
      failure={failure?.text ?? ""}
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

// Within reach of the thumb, above the tabs and the bar "Next", and small enough to leave the list readable.
const look = buttonLook(
  { isSmall: true },
  "justify-self-end max-md:fixed max-md:right-3 max-md:bottom-[calc(var(--tab-bar)+14px+env(safe-area-inset-bottom))] max-md:z-19 max-md:size-14 max-md:p-0 max-md:[&>span]:sr-only max-md:[:has(>[aria-label=Next])_&]:mb-24",
);

/** Enters a lead that came by phone. */
export const AddLead = ({ view }: AddLeadProps) => (
  <DialogButton
    className={`${look} print:hidden`}
    dialog={(close) => <AddLeadDialog view={view} onClose={close} />}
  >
    <PlusIcon />
    <span>Add a lead</span>
  </DialogButton>
);
