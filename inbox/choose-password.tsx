import { Button } from "#inbox/controls/button.tsx";
import { PasswordCard } from "#inbox/settings/password-card.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { OnlyHeader } from "./only-header.tsx";

/** All that a first password opens: choosing one's own, and signing out. */
export function ChoosePassword({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const signOut = useSignOut(onSignedOut);
  return (
    <OnlyHeader>
      <PasswordCard />
      <Button onClick={() => signOut()}>Sign out</Button>
    </OnlyHeader>
  );
}
