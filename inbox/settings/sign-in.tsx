import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { business } from "#content/business.ts";
import { type Session, sessionEndpoints } from "#domain/api/session.ts";
import { call, errorMessage, hasStatus } from "#inbox/app/call.ts";
import { Button } from "#inbox/controls/button.tsx";
import { submitting, textIn } from "#inbox/controls/submit.ts";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import { TextField } from "#ui/field.tsx";
import { knowsPasskeys, passkeyError, signInWithPasskey } from "./passkeys.ts";

/** The dawn on which the only card of a screen lies. */
export const Dawn = ({ children }: { readonly children: ReactNode }) => (
  <main className="flex-1 items-center justify-center bg-linear-to-b from-sky via-sky-light via-62% to-dusk px-4 py-6 text-ink *:flex-none">
    {children}
  </main>
);

export const dawnCard =
  "flex w-[min(26rem,100%)] flex-col gap-3.5 rounded-card border-2 border-ink bg-surface px-[clamp(20px,6vw,36px)] pt-7 pb-9 text-ink shadow-hard shadow-mustard [&_button]:mt-0.5 [&_button]:min-h-13 [&_h1]:text-[2rem] [&_h1]:uppercase";

const signInError = (error: Error): string =>
  hasStatus(error, 401) ? "The name or the password is wrong." : errorMessage(error);

/** Signs in with a name and a password, without them with a passkey. */
export function useSignIn(onSignedIn: (session: Session) => void) {
  const { mutate, isPending, error, variables } = useMutation({
    meta: { signsIn: true },
    mutationFn: (typed: { readonly username: string; readonly password: string } | undefined) =>
      typed ? call(sessionEndpoints.signIn, { body: typed }) : signInWithPasskey(),
    onSuccess: onSignedIn,
  });
  const refusal = error && (variables ? signInError(error) : passkeyError(error));
  return { signIn: mutate, isPending, refusal };
}

const refusalLook = "leading-[1.4] font-semibold text-error empty:hidden";

export function SignIn({
  wasSignedInAs,
  onSignedIn,
}: {
  /** The user whose session ended while they were working. */
  readonly wasSignedInAs: string | undefined;
  readonly onSignedIn: (session: Session) => void;
}) {
  const hasPasskeys = knowsPasskeys();
  const { signIn, isPending, refusal } = useSignIn(onSignedIn);
  const submit = submitting((typed) =>
    signIn({ username: textIn(typed, "username"), password: textIn(typed, "password") }),
  );
  useEffect(() => {
    document.title = `Sign in · ${business.name}`;
  }, []);
  return (
    <Dawn>
      {/* The dog lies on the card's upper edge. */}
      <DogAtDawn className="-mb-px w-60 max-w-4/5" />
      <form className={dawnCard} onSubmit={submit} aria-labelledby="sign-in-title">
        <p className="flex items-center gap-2.5 font-display text-lg/none font-black tracking-[-0.02em] [&_svg]:size-8">
          <PawMark />
          {business.name}
        </p>
        <h1 id="sign-in-title">{wasSignedInAs ? "Please sign in again" : "Sign in"}</h1>
        {wasSignedInAs && (
          <p>Your session has ended. A note you were writing comes back when you sign in.</p>
        )}
        {navigator.cookieEnabled === false && (
          <p role="alert" className={refusalLook}>
            This browser blocks cookies. Allow them for this site to sign in.
          </p>
        )}
        {hasPasskeys && (
          <>
            <Button tone="tangerine" isBusy={isPending} onClick={() => signIn(undefined)}>
              Use a passkey
            </Button>
            <p className="flex items-center gap-3 text-sm text-ink-soft before:flex-1 before:border-t-[1.5px] before:border-rule after:flex-1 after:border-t-[1.5px] after:border-rule">
              or with your password
            </p>
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
        <p role="alert" className={refusalLook}>
          {refusal}
        </p>
        <Button type="submit" tone={hasPasskeys ? "white" : "tangerine"} isBusy={isPending}>
          {isPending ? "Signing in…" : "Sign in"}
        </Button>
      </form>
    </Dawn>
  );
}
