import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { problemOf } from "#inbox/app/call.ts";
import { RecentSignIn, sessionKey, useSession } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { textIn } from "#inbox/controls/submit.ts";
import { TextField } from "#ui/field.tsx";
import { knowsPasskeys } from "./passkeys.ts";
import { useSignIn } from "./sign-in.tsx";

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
  const { signIn, isPending, refusal } = useSignIn((session) => {
    client.setQueryData(sessionKey, session);
    // A passkey of another person has signed that person in, and their screen is shown now.
    onAnswer(session.username === username);
  });
  return (
    <FormDialog
      title="Is it you?"
      button="Continue"
      tone="tangerine"
      isBusy={isPending}
      failure={refusal}
      noValidate={false}
      other={
        knowsPasskeys() && (
          <Button tone="agave" isBusy={isPending} onClick={() => signIn(undefined)}>
            Use a passkey
          </Button>
        )
      }
      onSubmit={(typed) => signIn({ username, password: textIn(typed, "password") })}
      onClose={() => onAnswer(false)}
    >
      <p>This change needs a sign-in from the last ten minutes.</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        id={`${id}-password`}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        data-first-focus
        error={refusal === null ? undefined : ""}
      />
    </FormDialog>
  );
}
