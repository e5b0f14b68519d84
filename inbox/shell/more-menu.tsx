import type { ReactNode } from "react";
import { MoreIcon, PersonIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { useSignOut } from "#inbox/sign-in/use-sign-out.ts";

/** The last tab on a phone: the views without a tab, and what larger screens show at the top. */
export function MoreMenu({
  onSignedOut,
  children,
}: {
  readonly onSignedOut: () => void;
  readonly children: ReactNode;
}) {
  const signOut = useSignOut(onSignedOut);
  const face = (
    <>
      <MoreIcon />
      More
    </>
  );
  return (
    <PopoverMenu label="More" face={face}>
      {children}
      <button type="button" onClick={() => signOut("signOut")}>
        <PersonIcon />
        Sign out
      </button>
    </PopoverMenu>
  );
}
