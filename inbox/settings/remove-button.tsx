import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage } from "#inbox/app/call.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { Question } from "#inbox/controls/form-dialog.tsx";

interface RemovalProps {
  readonly name: string;
  readonly what: "passkey" | "person";
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
          Remove <bdi>{name}</bdi>?
        </>
      }
      confirm={`Remove ${what}`}
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
    aria-label={`Remove ${removal.name}`}
    dialog={(close) => <RemoveQuestion {...removal} onClose={close} />}
  >
    Remove
  </DialogButton>
);
