import { useMutation } from "@tanstack/react-query";
import { sessionEndpoints } from "#domain/api/session.ts";
import { call } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

/** Ends every session of this user, this one included: the sign-in appears. */
export function SessionsCard() {
  const signOut = useMutation({
    mutationFn: () => call(sessionEndpoints.signOutEverywhere),
    // A new page: nothing of what was seen stays in this browser's memory.
    onSuccess: () => location.assign("/inbox"),
  });
  return (
    <SettingsCard
      id="sessions"
      title="Sign out everywhere"
      lead="For a lost phone or a borrowed computer. It ends your sessions in all browsers, in this one too."
    >
      <Step
        button={
          <button
            type="button"
            onClick={() => signOut.isPending || signOut.mutate()}
            aria-disabled={signOut.isPending}
            className="act bg-white"
          >
            {signOut.isPending ? "Signing out" : "Sign out everywhere"}
          </button>
        }
        isBad
        outcome={signOut.error && refusalWords(signOut.error)}
      />
    </SettingsCard>
  );
}
