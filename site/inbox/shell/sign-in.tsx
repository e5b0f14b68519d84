import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect } from "react";
import { business } from "#content/business.ts";
import { sessionEndpoints } from "#domain/api/session.ts";
import { CallError, call } from "#site/api/call.ts";
import { DogAtDawn } from "#site/drawings/dog-at-dawn.tsx";
import { PawMark } from "#site/drawings/paw-mark.tsx";

function refusal(error: Error): string {
  if (!(error instanceof CallError)) return "The server did not answer. Please try again.";
  if (error.status === 401) return "That name and password do not belong together.";
  return error.detail ?? error.title ?? "That did not work. Please try again.";
}

const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Asks for name and password. */
export function SignIn({
  wasSignedInAs,
  onSignedIn,
}: {
  /** Whose session ended in the middle of work. */
  readonly wasSignedInAs: string | undefined;
  readonly onSignedIn: (username: string) => void;
}) {
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) =>
      call(sessionEndpoints.signIn, { body }),
    onSuccess: ({ username }) => onSignedIn(username),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ username: text(form.get("username")), password: text(form.get("password")) });
  };
  useEffect(() => {
    document.title = `Sign in · ${business.name}`;
  }, []);
  return (
    <main className="gate">
      <DogAtDawn className="gate-art" />
      <form className="gate-card" onSubmit={submit} aria-labelledby="sign-in-title">
        <p className="gate-name">
          <PawMark className="size-8" />
          {business.name}
        </p>
        <h1 id="sign-in-title">{wasSignedInAs ? "Please sign in again" : "Sign in"}</h1>
        {wasSignedInAs && (
          <p>Your session has ended. A note you had begun is back when you sign in.</p>
        )}
        <div className="line-field">
          <label htmlFor="username">Name</label>
          <input
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={wasSignedInAs}
            required
          />
        </div>
        <div className="line-field">
          <label htmlFor="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-describedby="sign-in-refusal"
            required
          />
        </div>
        <p id="sign-in-refusal" role="alert" className="gate-refusal">
          {signIn.error && refusal(signIn.error)}
        </p>
        <button type="submit" className="act bg-tangerine" disabled={signIn.isPending}>
          {signIn.isPending ? "Signing in…" : "Sign in"}
        </button>
      </form>
    </main>
  );
}
