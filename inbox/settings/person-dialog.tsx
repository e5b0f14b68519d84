import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Person, peopleEndpoints } from "#domain/api/people.ts";
import { call } from "#inbox/app/call.ts";
import { shortDay } from "#inbox/app/dates.ts";
import { failureWords } from "#inbox/app/mutations.tsx";
import { queryOf } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";

export const peopleQuery = queryOf(peopleEndpoints.list);

/** A first password, which nobody can see again. */
export const FirstPassword = ({
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

/** What an owner can do with another person's account. */
export function PersonDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const params = { id: person.id };
  const refresh = () => client.invalidateQueries(peopleQuery);

  const remove = useMutation({
    mutationFn: () => call(peopleEndpoints.remove, { params }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <CardDialog
      title={<bdi>{isRemoving ? `Remove ${person.username}?` : person.username}</bdi>}
      isGrave={isRemoving}
      onClose={onClose}
    >
      <p>
        {isRemoving
          ? "Every browser is signed out, and passkeys and password no longer work. What this person did stays in the history of the bookings. If they know the calendar feed’s address, make a new one."
          : `${person.role === "owner" ? "An owner" : "A helper"}. Somebody who forgot the password is removed and added again.`}
      </p>
      <p role="alert">{remove.error && failureWords(remove.error)}</p>
      {isRemoving ? (
        <Answers>
          <Button
            onClick={() => {
              remove.reset();
              setRemoving(false);
            }}
          >
            Keep
          </Button>
          <Button tone="terracotta" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            Remove person
          </Button>
        </Answers>
      ) : (
        <Answers>
          <Button onClick={() => setRemoving(true)}>Remove …</Button>
          <Button tone="agave" data-first-focus onClick={onClose}>
            Done
          </Button>
        </Answers>
      )}
    </CardDialog>
  );
}
