import { PersonIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

/** The signed-in user and the way to sign out. */
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
      <span className="max-w-40 truncate max-[60rem]:sr-only">{username}</span>
      <ChevronIcon className={"size-4"} />
    </>
  );
  return (
    <PopoverMenu
      label={username}
      className="flex min-h-11 min-w-11 items-center gap-1.5 rounded-pill px-2.5 font-semibold hover:bg-white/12"
      face={face}
    >
      <button type="button" onClick={() => signOut()}>
        Sign out
      </button>
    </PopoverMenu>
  );
}
