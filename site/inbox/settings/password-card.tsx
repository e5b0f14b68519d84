import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { sessionEndpoints, shortestPassword } from "#domain/api/session.ts";
import { call } from "#site/api/call.ts";
import { fieldError, refusalWords } from "#site/inbox/refusal.ts";
import { useSession } from "#site/inbox/session.ts";
import { TextField } from "#site/ui/field.tsx";
import { SettingsCard, Step } from "./settings-card.tsx";

/** What the fields lack before anything is sent, by their names. */
function missing(current: string, next: string): Readonly<Record<string, string>> {
  return {
    ...(current === "" && { current: "Please enter your current password" }),
    ...(next.trim().length < shortestPassword && {
      next: `Please use at least ${shortestPassword} characters`,
    }),
  };
}

/** Changes the password. Every other browser is signed out by it. */
export function PasswordCard() {
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const change = useMutation({
    mutationFn: (body: { current: string; next: string }) =>
      call(sessionEndpoints.changePassword, { body }),
    onSuccess: () => {
      form.current?.reset();
      setIsShown(false);
    },
    onError: () => requestAnimationFrame(focusFirstWrong),
  });
  const focusFirstWrong = () =>
    form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const typed = new FormData(event.currentTarget);
    const body = { current: `${typed.get("current")}`, next: `${typed.get("next")}` };
    const lacks = missing(body.current, body.next);
    setWrong(lacks);
    change.reset();
    if (Object.keys(lacks).length > 0) requestAnimationFrame(focusFirstWrong);
    else change.mutate(body);
  };

  const errorOf = (field: string) => wrong[field] ?? fieldError(change.error, field);
  return (
    <SettingsCard
      id="password"
      title="Change password"
      lead={`At least ${shortestPassword} characters; a short sentence is easy to keep. Every other browser is signed out.`}
    >
      <form ref={form} noValidate onSubmit={send} aria-labelledby="password-title">
        {/* Password managers want to know whose password it is. */}
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
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf("current")}
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
          error={errorOf("next")}
        />
        <label className="mb-4 flex min-h-11 w-fit items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setIsShown(event.currentTarget.checked)}
            className="size-6 accent-agave"
          />
          Show the new password
        </label>
        <Step
          button={
            <button
              type="submit"
              aria-disabled={change.isPending}
              className="act mt-1 bg-tangerine"
            >
              {change.isPending ? "Saving" : "Change password"}
            </button>
          }
          isBad={change.isError}
          outcome={
            change.isSuccess
              ? "The password is changed. Every other browser was signed out."
              : change.error && refusalWords(change.error)
          }
        />
      </form>
    </SettingsCard>
  );
}
