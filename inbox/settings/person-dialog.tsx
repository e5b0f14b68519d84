import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Person, peopleEndpoints } from "#domain/api/people.ts";
import { call } from "#inbox/api/call.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { useRecentSignIn } from "#inbox/changes/recent-sign-in.ts";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { shortDay } from "#inbox/text/dates.ts";
import styles from "./people.module.css";

export const peopleQuery = queryOf(peopleEndpoints.list);

/** A first password, which nobody can see again. */
export const FirstPassword = ({
  person,
  password,
}: {
  readonly person: Person;
  readonly password: string;
}) => (
  <div role="status" className={styles["password"]}>
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
  const askFirst = useRecentSignIn();
  const [isRemoving, setRemoving] = useState(false);
  const params = { id: person.id };
  const other = person.role === "owner" ? "helper" : "owner";
  const refresh = () => client.invalidateQueries(peopleQuery);

  const changeRole = useMutation({
    mutationFn: () =>
      askFirst(() => call(peopleEndpoints.changeRole, { params, body: { role: other } })),
    onSuccess: refresh,
  });
  const reset = useMutation({
    mutationFn: () => askFirst(() => call(peopleEndpoints.resetPassword, { params })),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => askFirst(() => call(peopleEndpoints.remove, { params })),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  const steps = [changeRole, reset, remove];
  const isPending = steps.some((step) => step.isPending);
  const error = steps.find((step) => step.error)?.error;
  const run = (step: (typeof steps)[number]) => {
    // A first password that is shown stays.
    for (const one of steps) if (one.isError) one.reset();
    step.mutate();
  };
  return (
    <CardDialog
      title={
        <>
          {isRemoving && "Remove "}
          <bdi>{person.username}</bdi>
          {isRemoving && "?"}
        </>
      }
      isGrave={isRemoving}
      onClose={onClose}
    >
      <p>
        {isRemoving
          ? "Every browser is signed out, and passkeys and password no longer work. What this person did stays in the history of the bookings. If they know the calendar feed’s address, make a new one."
          : `${person.role === "owner" ? "An owner" : "A helper"}. A new temporary password signs them out everywhere.`}
      </p>
      {reset.data && <FirstPassword {...reset.data} />}
      <p role="alert">{error && failureWords(error)}</p>
      {isRemoving ? (
        <Answers>
          <Button onClick={() => setRemoving(false)}>Keep</Button>
          <Button tone="terracotta" isBusy={isPending} onClick={() => run(remove)}>
            Remove person
          </Button>
        </Answers>
      ) : (
        <Answers>
          <Button isBusy={isPending} onClick={() => run(changeRole)}>
            {other === "owner" ? "Make an owner" : "Make a helper"}
          </Button>
          <Button isBusy={isPending} onClick={() => run(reset)}>
            New temporary password
          </Button>
          <Button onClick={() => setRemoving(true)}>Remove …</Button>
          <Button tone="agave" data-first-focus onClick={onClose}>
            Done
          </Button>
        </Answers>
      )}
    </CardDialog>
  );
}
