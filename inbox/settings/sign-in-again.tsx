import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { sessionEndpoints } from "#domain/api/session.ts";
import { call, problemOf } from "#inbox/app/call.ts";
import { RecentSignIn, sessionKey, useSession } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { submitting, textIn, useFailureFocus } from "#inbox/controls/submit.ts";
import { TextField } from "#ui/field.tsx";
import { knowsPasskeys, passkeyError, signInWithPasskey } from "./passkeys.ts";
import { signInError } from "./sign-in.tsx";

/** A person's answer to the question for a sign-in. */
interface Question {
  readonly answer: (isSignedIn: boolean) => void;
}

export function RecentSignInProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer(isSignedIn) {
          setQuestion(undefined);
          resolve(isSignedIn);
        },
      });
    });
  const askFirst: ComponentProps<typeof RecentSignIn>["value"] = async (change) => {
    try {
      return await change();
    } catch (error) {
      if (problemOf(error)?.code !== "old-sign-in") throw error;
      if (await ask()) return change();
      throw error;
    }
  };
  return (
    <RecentSignIn value={askFirst}>
      {children}
      {question && <SignInAgain onAnswer={question.answer} />}
    </RecentSignIn>
  );
}

function SignInAgain({ onAnswer }: { readonly onAnswer: (isSignedIn: boolean) => void }) {
  const id = useId();
  const client = useQueryClient();
  const username = useSession().data?.username ?? "";
  const signIn = useMutation({
    meta: { signsIn: true },
    mutationFn: (password: string | undefined) =>
      password === undefined
        ? signInWithPasskey()
        : call(sessionEndpoints.signIn, { body: { username, password } }),
    onSuccess: (session) => {
      client.setQueryData(sessionKey, session);
      // A passkey of another person has signed that person in, and their screen is shown now.
      onAnswer(session.username === username);
    },
  });
  const submit = submitting((typed) => signIn.mutate(textIn(typed, "password")));
  const wasPasskey = signIn.isError && signIn.variables === undefined;
  const refusal =
    signIn.error && (wasPasskey ? passkeyError(signIn.error) : signInError(signIn.error));
  const form = useFailureFocus(signIn.error);
  return (
    <CardDialog title="Is it you?" onClose={() => onAnswer(false)}>
      <p>This change needs a sign-in from the last ten minutes.</p>
      {knowsPasskeys() && (
        <Button tone="agave" isBusy={signIn.isPending} onClick={() => signIn.mutate(undefined)}>
          Use a passkey
        </Button>
      )}
      <form ref={form} onSubmit={submit} aria-label="Sign in again">
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <TextField
          id={`${id}-password`}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          data-first-focus
          error={refusal ?? undefined}
        />
        <Answers>
          <Button type="submit" tone="tangerine" isBusy={signIn.isPending}>
            {signIn.isPending ? "Signing in" : "Continue"}
          </Button>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
        </Answers>
      </form>
    </CardDialog>
  );
}
