import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { BarsIcon, EnvelopeIcon, SlidersIcon, TrayIcon, WeekIcon } from "#inbox/icons.tsx";
import { type Liveness, useLive } from "#inbox/live/use-live.ts";
import { addressOfPlace, placeOfView, type View, views } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { SunriseIcon } from "#ui/drawings/icons.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import styles from "./bars.module.css";
import { MoreMenu } from "./more-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

const faces = {
  today: { name: "Today", Icon: SunriseIcon },
  inbox: { name: "Inbox", Icon: TrayIcon },
  week: { name: "Week", Icon: WeekIcon },
  numbers: { name: "Numbers", Icon: BarsIcon },
  messages: { name: "Messages", Icon: EnvelopeIcon },
  settings: { name: "Settings", Icon: SlidersIcon },
} as const;

export const viewName = (view: View): string => faces[view].name;

const livenessWords: Readonly<Record<Liveness, ReactNode>> = {
  connecting: "",
  live: "Live",
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
  const { Icon, name } = faces[one];
  return (
    <a href={addressOfPlace(placeOfView(one))} aria-current={one === view ? "page" : undefined}>
      {hasIcon && <Icon />}
      {name}
    </a>
  );
};

interface BarProps {
  readonly view: View;
  readonly username: string;
  readonly onSignedOut: () => void;
}

export const TopBar = ({ view, username, onSignedOut }: BarProps) => (
  <header className={`${styles["top"]} ${parts["screenOnly"]}`}>
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

const tabs = ["today", "inbox", "week", "numbers"] as const;
const underMore = ["messages", "settings"] as const;

/** The views on a phone, within reach of the thumb. */
export const TabBar = ({ view, onSignedOut }: Omit<BarProps, "username">) => (
  <nav aria-label="Views" className={`${styles["tabs"]} ${parts["screenOnly"]}`}>
    {tabs.map((one) => (
      <ViewLink key={one} one={one} view={view} hasIcon />
    ))}
    <MoreMenu isCurrent={underMore.some((one) => one === view)} onSignedOut={onSignedOut}>
      {underMore.map((one) => (
        <ViewLink key={one} one={one} view={view} hasIcon />
      ))}
    </MoreMenu>
  </nav>
);
