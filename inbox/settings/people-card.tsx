import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Person, peopleEndpoints } from "#domain/api/people.ts";
import { type Role, role as roles } from "#domain/api/session.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { shortDay } from "#inbox/app/dates.ts";
import { capitalized, counted } from "#inbox/app/labels.ts";
import { failureWords } from "#inbox/app/mutations.tsx";
import { useRecentSignIn } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { submitting, textIn, useFailureFocus } from "#inbox/controls/submit.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { FirstPassword, PersonDialog, peopleQuery } from "./person-dialog.tsx";

/** "Helper, 2 passkeys. Temporary password until Nov 27." */
export function personWords(person: Person, now: Date): string {
  const { role, passkeys, firstPasswordUntil } = person;
  const facts = [capitalized(role), ...(passkeys > 0 ? [counted(passkeys, "passkey")] : [])];
  const words = `${facts.join(", ")}.`;
  if (firstPasswordUntil === null) return words;
  const end = new Date(firstPasswordUntil);
  if (end <= now) return `${words} The temporary password has expired.`;
  return `${words} Temporary password until ${shortDay(end, now)}.`;
}

const roleOptions = [
  { value: "helper", label: "Helper" },
  { value: "owner", label: "Owner" },
] as const satisfies readonly { readonly value: Role; readonly label: string }[];

export function PeopleCard() {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const [open, setOpen] = useState<string>();
  const list = useQuery(peopleQuery);
  const add = useMutation({
    mutationFn: (body: { readonly username: string; readonly role: Role }) =>
      askFirst(() => call(peopleEndpoints.add, { body })),
    onSuccess: () => form.current?.reset(),
    // Also after a lost answer: the list then shows whether the person was added.
    onSettled: () => client.invalidateQueries(peopleQuery),
  });
  const form = useFailureFocus(add.error);
  const submit = submitting((typed) =>
    add.mutate({ username: textIn(typed, "username"), role: roles.parse(textIn(typed, "role")) }),
  );
  const users = list.data?.users ?? [];
  const person = users.find(({ id }) => id === open);
  return (
    <SettingsCard
      id="people"
      title="People"
      lead="Owners can do everything. Helpers work with bookings and visits; they cannot export, erase, or change settings and people."
    >
      <Rows of="people">
        {users.map((one) => (
          <Row
            key={one.id}
            name={one.username}
            mark={one.isYou && "you"}
            detail={personWords(one, new Date())}
          >
            {!one.isYou && (
              <Button isSmall aria-label={`Change ${one.username}`} onClick={() => setOpen(one.id)}>
                Change
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      {add.data && <FirstPassword {...add.data} />}
      <form
        ref={form}
        onSubmit={submit}
        aria-label="Add a person"
        className="grid gap-x-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sm:[&>:last-child]:col-span-2"
      >
        <TextField
          id="person-name"
          name="username"
          label="Name of a new person"
          autoCapitalize="words"
          maxLength={100}
          required
          error={fieldError(add.error, "username")}
        />
        <SelectField
          id="person-role"
          name="role"
          label="Role"
          options={roleOptions}
          defaultValue="helper"
        />
        <ButtonWithResult
          button={
            <Button type="submit" tone="agave" isBusy={add.isPending}>
              {add.isPending ? "Adding" : "Add person"}
            </Button>
          }
          isBad={list.isError || add.isError}
          message={add.error ? failureWords(add.error) : list.error && errorMessage(list.error)}
        />
      </form>
      {person && <PersonDialog person={person} onClose={() => setOpen(undefined)} />}
    </SettingsCard>
  );
}
