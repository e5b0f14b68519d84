import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage } from "#inbox/app/call.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { Question } from "#inbox/controls/form-dialog.tsx";

const verbs = { passkey: "Remove", person: "Remove", device: "Remove", session: "End" } as const;

interface RemovalProps {
  readonly name: string;
  readonly what: keyof typeof verbs;
  readonly remove: () => Promise<unknown>;
  /** The list that it is removed from. */
  readonly queryKey: QueryKey;
  /** What follows from it. */
  readonly children: ReactNode;
}

function RemoveQuestion({
  name,
  what,
  remove,
  queryKey,
  onClose,
  children,
}: RemovalProps & { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      onClose();
    },
  });
  return (
    <Question
      title={
        <>
          {verbs[what]} <bdi>{name}</bdi>?
        </>
      }
      confirm={`${verbs[what]} ${what}`}
      isBusy={isPending}
      failure={error && errorMessage(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {children}
    </Question>
  );
}

/** Removes one of a list, after a question. */
export const RemoveButton = (removal: RemovalProps) => (
  <DialogButton
    className={buttonLook({ isSmall: true })}
    aria-label={`${verbs[removal.what]} ${removal.name}`}
    dialog={(close) => <RemoveQuestion {...removal} onClose={close} />}
  >
    {verbs[removal.what]}
  </DialogButton>
);
