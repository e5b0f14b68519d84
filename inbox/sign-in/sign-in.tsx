import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { business } from "#content/business.ts";
import { type Session, sessionEndpoints } from "#domain/api/session.ts";
import { call, errorMessage, hasStatus } from "#inbox/api/call.ts";
import { Button } from "#inbox/controls/button.tsx";
import { submitting, textIn } from "#inbox/forms/submit.ts";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import { TextField } from "#ui/field.tsx";
import { knowsPasskeys, passkeyError, signInWithPasskey } from "./passkeys.ts";
import styles from "./sign-in.module.css";

/** The owner's words for a failed sign-in. */
export const signInError = (error: Error): string =>
  hasStatus(error, 401) ? "The name or the password is wrong." : errorMessage(error);

export function SignIn({
  wasSignedInAs,
  onSignedIn,
}: {
  /** The user whose session ended while they were working. */
  readonly wasSignedInAs: string | undefined;
  readonly onSignedIn: (session: Session) => void;
}) {
  const hasPasskeys = knowsPasskeys();
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) =>
      call(sessionEndpoints.signIn, { body }),
    onSuccess: onSignedIn,
  });
  const byPasskey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn });
  const isPending = signIn.isPending || byPasskey.isPending;
  const submit = submitting((typed) =>
    signIn.mutate({ username: textIn(typed, "username"), password: textIn(typed, "password") }),
  );
  useEffect(() => {
    document.title = `Sign in · ${business.name}`;
  }, []);
  return (
    <main className={styles["gate"]}>
      <DogAtDawn className={styles["dog"]} />
      <form className={styles["card"]} onSubmit={submit} aria-labelledby="sign-in-title">
        <p className={styles["name"]}>
          <PawMark />
          {business.name}
        </p>
        <h1 id="sign-in-title">{wasSignedInAs ? "Please sign in again" : "Sign in"}</h1>
        {wasSignedInAs && (
          <p>Your session has ended. A note you were writing comes back when you sign in.</p>
        )}
        {hasPasskeys && (
          <>
            <Button
              tone="tangerine"
              isBusy={isPending}
              aria-describedby="passkey-refusal"
              onClick={() => byPasskey.mutate()}
            >
              {byPasskey.isPending ? "One moment …" : "Use a passkey"}
            </Button>
            <p id="passkey-refusal" role="alert" className={styles["refusal"]}>
              {byPasskey.error && passkeyError(byPasskey.error)}
            </p>
            <p className={styles["or"]}>or with your password</p>
          </>
        )}
        <TextField
          id="username"
          name="username"
          label="Name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={wasSignedInAs}
          required
        />
        <TextField
          id="password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p role="alert" className={styles["refusal"]}>
          {signIn.error && signInError(signIn.error)}
        </p>
        <Button type="submit" tone={hasPasskeys ? "white" : "tangerine"} isBusy={isPending}>
          {signIn.isPending ? "Signing in…" : "Sign in"}
        </Button>
      </form>
    </main>
  );
}
