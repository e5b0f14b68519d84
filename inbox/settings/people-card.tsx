import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Person, peopleEndpoints } from "#domain/api/people.ts";
import { type Role, role as roles } from "#domain/api/session.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortDay } from "#inbox/app/dates.ts";
import { capitalized, counted } from "#inbox/app/labels.ts";
import { queryOf, useRecentSignIn } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { submitting, textIn, useFailureFocus } from "#inbox/controls/submit.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { RemoveButton } from "./remove-button.tsx";

const peopleQuery = queryOf(peopleEndpoints.list);

/** "Helper, 2 passkeys. Temporary password until Nov 27." */
function personWords(person: Person, now: Date): string {
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

/** A first password, which nobody can see again. */
const FirstPassword = ({
  person,
  password,
}: {
  readonly person: Person;
  readonly password: string;
}) => (
  <div
    role="status"
    className="mb-5 rounded-field border-2 border-ink bg-sky px-4 py-3.5 leading-[1.4] text-ink [&_code]:my-1.5 [&_code]:block [&_code]:text-row [&_code]:font-bold [&_code]:whitespace-nowrap [&_code]:select-all"
  >
    The temporary password of <bdi>{person.username}</bdi>, shown only now:
    <code>{password}</code>
    {person.firstPasswordUntil &&
      `It works until ${shortDay(new Date(person.firstPasswordUntil))}. It lets them choose their own, nothing else.`}
  </div>
);

export function PeopleCard() {
  const now = useNow();
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
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
  const error = add.error ?? list.error;
  const remove = async ({ id }: Person) => {
    await call(peopleEndpoints.remove, { params: { id } });
    if (add.data?.person.id === id) add.reset();
  };
  return (
    <SettingsCard
      id="people"
      title="People"
      lead="Owners can do everything. Helpers work with bookings and visits; they cannot export, erase, or change settings and people."
    >
      <Rows of="people">
        {list.data?.users.map((one) => (
          <Row
            key={one.id}
            name={one.username}
            mark={one.isYou && "you"}
            detail={personWords(one, now)}
          >
            {!one.isYou && (
              <RemoveButton
                name={one.username}
                what="person"
                remove={() => remove(one)}
                queryKey={peopleQuery.queryKey}
              >
                Every browser is signed out, and passkeys and password no longer work. What this
                person did stays in the history of the bookings. If they know the calendar feed’s
                address, make a new one. If they only forgot the password, add them again
                afterwards.
              </RemoveButton>
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
          isBad={error !== null}
          message={error && errorMessage(error)}
        />
      </form>
    </SettingsCard>
  );
}
