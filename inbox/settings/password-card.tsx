import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sessionEndpoints, shortestPassword } from "#domain/api/session.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { sessionKey, useSession } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { Tick } from "#inbox/controls/form-dialog.tsx";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { submitting, textIn, useFailureFocus } from "#inbox/controls/submit.ts";
import { TextField } from "#ui/field.tsx";

export function PasswordCard() {
  const now = useNow();
  const client = useQueryClient();
  const session = useSession();
  const until = session.data?.firstPasswordUntil ?? null;
  const [isShown, setIsShown] = useState(false);
  const change = useMutation({
    mutationFn: (body: { current: string; next: string }) =>
      call(sessionEndpoints.changePassword, { body }),
    onSuccess: () => {
      form.current?.reset();
      setIsShown(false);
      client.setQueryData(sessionKey, { ...session.data, firstPasswordUntil: null });
    },
  });
  const { error } = change;
  const form = useFailureFocus(error);
  const send = submitting((typed) =>
    change.mutate({ current: textIn(typed, "current"), next: textIn(typed, "next") }),
  );
  return (
    <SettingsCard
      id="password"
      title={until === null ? "Change password" : "Choose your own password"}
      lead={`${until === null ? "" : `Your temporary password works until ${shortTime(new Date(until), now)}. `}At least ${shortestPassword} characters; a short sentence is easy to remember. Every other browser is signed out.`}
    >
      <form ref={form} noValidate onSubmit={send} aria-labelledby="password-title">
        {/* For password managers. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session.data?.username ?? ""}
          readOnly
          hidden
        />
        <TextField
          id="password-current"
          name="current"
          label={until === null ? "Current password" : "Temporary password"}
          type="password"
          autoComplete="current-password"
          required
          error={fieldError(error, "current")}
        />
        <TextField
          id="password-next"
          name="next"
          label="New password"
          type={isShown ? "text" : "password"}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fieldError(error, "next")}
        />
        <Tick name="shown" isTicked={false} onTick={setIsShown}>
          Show the new password
        </Tick>
        <ButtonWithResult
          button={
            <Button type="submit" tone="agave" isBusy={change.isPending} className="mt-4">
              {change.isPending ? "Saving" : "Change password"}
            </Button>
          }
          isBad={change.isError}
          message={
            change.isSuccess
              ? "The password is changed. Every other browser was signed out."
              : error && errorMessage(error)
          }
        />
      </form>
    </SettingsCard>
  );
}
