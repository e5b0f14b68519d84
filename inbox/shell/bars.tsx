import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import {
  BarsIcon,
  MoreIcon,
  PersonIcon,
  SlidersIcon,
  TrayIcon,
  WeekIcon,
} from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import shared from "#inbox/controls/shared.module.css";
import { type Liveness, useLive } from "#inbox/live/use-live.ts";
import {
  addressOfPlace,
  placeOfView,
  type View,
  viewNames,
  views,
} from "#inbox/navigation/navigation.ts";
import { useSignOut } from "#inbox/sign-in/use-sign-out.ts";
import { SunriseIcon } from "#ui/drawings/icons.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import styles from "./bars.module.css";
import { UserMenu } from "./user-menu.tsx";

const icons = {
  today: SunriseIcon,
  inbox: TrayIcon,
  week: WeekIcon,
  numbers: BarsIcon,
  settings: SlidersIcon,
} as const satisfies Record<View, unknown>;

const livenessWords: Readonly<Record<Liveness, ReactNode>> = {
  connecting: "",
  live: "Live",
  "storage-failed": (
    <>
      Cannot save<span className={styles["tail"]}>, the disk may be full</span>
    </>
  ),
  lost: (
    <>
      Offline<span className={styles["tail"]}>, trying again</span>
    </>
  ),
};

/** Listens to the server while it is mounted, and shows whether changes arrive by themselves. */
function LiveSign() {
  const liveness = useLive();
  return (
    <p role="status" className={styles["live"]} data-live={liveness}>
      {livenessWords[liveness]}
    </p>
  );
}

export const Wordmark = () => (
  <a
    href={addressOfPlace(placeOfView("today"))}
    className={styles["wordmark"]}
    aria-label={`${business.name} inbox`}
  >
    <PawMark />
    <span>{business.name}</span>
  </a>
);

const ViewLink = ({
  one,
  view,
  hasIcon = false,
}: {
  readonly one: View;
  readonly view: View;
  readonly hasIcon?: boolean;
}) => {
  const Icon = icons[one];
  return (
    <a href={addressOfPlace(placeOfView(one))} aria-current={one === view ? "page" : undefined}>
      {hasIcon && <Icon />}
      {viewNames[one]}
    </a>
  );
};

interface BarProps {
  readonly view: View;
  readonly username: string;
  readonly onSignedOut: () => void;
}

export const TopBar = ({ view, username, onSignedOut }: BarProps) => (
  <header className={`${styles["top"]} ${shared["screenOnly"]}`}>
    <Wordmark />
    <nav aria-label="Views" className={styles["views"]}>
      {views.map((one) => (
        <ViewLink key={one} one={one} view={view} />
      ))}
    </nav>
    <LiveSign />
    <UserMenu username={username} onSignedOut={onSignedOut} />
  </header>
);

const tabs: readonly View[] = ["today", "inbox", "week"];
const underMore = views.filter((one) => !tabs.includes(one));

const moreFace = (
  <>
    <MoreIcon />
    More
  </>
);

/** The views on a phone, within reach of the thumb. */
export function TabBar({ view, onSignedOut }: Omit<BarProps, "username">) {
  const signOut = useSignOut(onSignedOut);
  return (
    <nav aria-label="Views" className={`${styles["tabs"]} ${shared["screenOnly"]}`}>
      {tabs.map((one) => (
        <ViewLink key={one} one={one} view={view} hasIcon />
      ))}
      <PopoverMenu label="More" face={moreFace}>
        {underMore.map((one) => (
          <ViewLink key={one} one={one} view={view} hasIcon />
        ))}
        <button type="button" onClick={() => signOut("signOut")}>
          <PersonIcon />
          Sign out
        </button>
      </PopoverMenu>
    </nav>
  );
}
