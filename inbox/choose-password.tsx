import { Button } from "#inbox/controls/button.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { LoadedScreen } from "./loaded-screen.tsx";
import { OnlyHeader } from "./only-header.tsx";

const loadPasswordCard = () => import("#inbox/settings/password-card.tsx");

/** All that a first password opens: choosing one's own, and signing out. */
export function ChoosePassword({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const signOut = useSignOut(onSignedOut);
  return (
    <OnlyHeader>
      <LoadedScreen name="choose-password" load={loadPasswordCard}>
        {({ PasswordCard }) => <PasswordCard />}
      </LoadedScreen>
      <Button onClick={() => signOut()}>Sign out</Button>
    </OnlyHeader>
  );
}
