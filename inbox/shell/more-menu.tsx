import { type ReactNode, useId } from "react";
import { useSummary } from "#inbox/api/queries.ts";
import { DroppedIcon, MoreIcon, PersonIcon } from "#inbox/controls/icons.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { useSignOut } from "#inbox/sign-in/use-sign-out.ts";
import { Menu } from "./menu.tsx";

/** The last tab on a phone: the views without a tab, and what larger screens show at the top. */
export function MoreMenu({
  isCurrent,
  onSignedOut,
  children,
}: {
  readonly isCurrent: boolean;
  readonly onSignedOut: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const spam = useSummary().data?.spam ?? 0;
  const signOut = useSignOut(onSignedOut);
  return (
    <>
      <button type="button" popoverTarget={id} data-current={isCurrent}>
        <MoreIcon />
        More
      </button>
      <Menu id={id}>
        {children}
        {spam > 0 && (
          <a href={addressOfPlace({ ...placeOfView("inbox"), filter: { status: "spam" } })}>
            <DroppedIcon />
            {`Spam: ${spam}`}
          </a>
        )}
        <button type="button" onClick={() => signOut("signOut")}>
          <PersonIcon />
          Sign out
        </button>
      </Menu>
    </>
  );
}
