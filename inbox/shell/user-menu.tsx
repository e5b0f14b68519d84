import { PersonIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { useSignOut } from "#inbox/sign-in/use-sign-out.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./user-menu.module.css";

/** The signed-in user and the ways to sign out. */
export function UserMenu({
  username,
  onSignedOut,
}: {
  readonly username: string;
  readonly onSignedOut: () => void;
}) {
  const signOut = useSignOut(onSignedOut);
  const face = (
    <>
      <PersonIcon />
      <span>{username}</span>
      <ChevronIcon className={styles["chevron"]} />
    </>
  );
  return (
    <PopoverMenu label={username} className={styles["button"]} face={face}>
      <button type="button" onClick={() => signOut("signOut")}>
        Sign out
      </button>
      <button type="button" onClick={() => signOut("signOutEverywhere")}>
        Sign out everywhere
      </button>
    </PopoverMenu>
  );
}
