import { type ReactNode, useId } from "react";
import { DroppedIcon, MoreIcon, PersonIcon } from "#inbox/icons.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { useSummary } from "#inbox/queries.ts";
import styles from "./more-menu.module.css";
import { useSignOut } from "./use-sign-out.ts";

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
  const setAside = useSummary().data?.spam ?? 0;
  const signOut = useSignOut(onSignedOut);
  return (
    <>
      <button type="button" popoverTarget={id} data-current={isCurrent}>
        <MoreIcon />
        More
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks on Enter by itself. */}
      <div
        id={id}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
        className={`${parts["sheet"]} ${styles["menu"]}`}
      >
        {children}
        {setAside > 0 && (
          <a href={addressOfPlace({ ...placeOfView("inbox"), filter: { status: "spam" } })}>
            <DroppedIcon />
            {`Set aside: ${setAside}`}
          </a>
        )}
        <button type="button" onClick={() => signOut("signOut")}>
          <PersonIcon />
          Sign out
        </button>
      </div>
    </>
  );
}
