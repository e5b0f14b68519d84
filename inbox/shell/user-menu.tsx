import { useId } from "react";
import { PersonIcon } from "#inbox/controls/icons.tsx";
import { useSignOut } from "#inbox/sign-in/use-sign-out.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { Menu } from "./menu.tsx";
import styles from "./user-menu.module.css";

/** The signed-in user and the ways to sign out. */
export function UserMenu({
  username,
  onSignedOut,
}: {
  readonly username: string;
  readonly onSignedOut: () => void;
}) {
  const id = useId();
  const signOut = useSignOut(onSignedOut);
  return (
    <div>
      <button type="button" popoverTarget={id} className={styles["button"]}>
        <PersonIcon />
        <span>{username}</span>
        <ChevronIcon className={styles["chevron"]} />
      </button>
      <Menu id={id}>
        <button type="button" onClick={() => signOut("signOut")}>
          Sign out
        </button>
        <button type="button" onClick={() => signOut("signOutEverywhere")}>
          Sign out everywhere
        </button>
      </Menu>
    </div>
  );
}
