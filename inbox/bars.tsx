import { formatTime } from "#domain/dates.ts";
import { addressOfView, type View, viewNames, views } from "#inbox/app/navigation.ts";
import { useIsHelper, useTasks } from "#inbox/app/queries.ts";
import { useLive } from "#inbox/app/use-live.ts";
import { AddLeadDialog } from "#inbox/booking/add-lead.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import {
  BarsIcon,
  HomeIcon,
  MoreIcon,
  PersonIcon,
  PlusIcon,
  SlidersIcon,
  TrayIcon,
  WeekIcon,
} from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { ChevronIcon, SunriseIcon } from "#ui/drawings/icons.tsx";
import { topBar, Wordmark } from "./only-header.tsx";

/** The signed-in user and the way to sign out. */
function UserMenu({ username, onSignedOut }: Omit<BarProps, "view">) {
  const signOut = useSignOut(onSignedOut);
  const face = (
    <>
      <PersonIcon />
      <span className="max-w-40 truncate max-[60rem]:sr-only">{username}</span>
      <ChevronIcon className="size-4" />
    </>
  );
  return (
    <PopoverMenu
      label={username}
      className="flex min-h-11 min-w-11 items-center gap-1.5 rounded-pill px-2.5 font-semibold hover:bg-white/12"
      face={face}
    >
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </PopoverMenu>
  );
}

const icons = {
  today: SunriseIcon,
  bookings: TrayIcon,
  week: WeekIcon,
  numbers: BarsIcon,
  website: HomeIcon,
  settings: SlidersIcon,
} as const satisfies Record<View, unknown>;

/** Listens to the server while it is mounted; without a connection it says from when the lists are. */
function LiveSign() {
  const isHeard = useLive();
  const { dataUpdatedAt } = useTasks();
  const since = dataUpdatedAt === 0 ? "" : `, as of ${formatTime(new Date(dataUpdatedAt))}`;
  return (
    <p
      role="status"
      data-live={isHeard}
      className="flex flex-1 items-center justify-end gap-2 text-sm/[1.2] wrap-normal before:size-2.5 before:flex-none before:rounded-pill before:border-2 before:border-current empty:invisible data-[live=false]:text-mustard data-[live=true]:before:border-live data-[live=true]:before:bg-live"
    >
      {isHeard === false ? `Offline${since}` : isHeard && "Live"}
    </p>
  );
}

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
  const isHelper = useIsHelper();
  if (isHelper && one === "website") return null;
  return (
    <a href={addressOfView(one)} aria-current={one === view ? "page" : undefined}>
      {hasIcon && <Icon />}
      {viewNames[one]}
    </a>
  );
};

const forcedCurrent =
  "forced-colors:current:bg-[SelectedItem] forced-colors:current:text-[SelectedItemText] forced-colors:current:forced-color-adjust-none";
const viewLinks =
  "hidden gap-1 presses:grid presses:min-h-11 presses:items-center presses:rounded-pill presses:px-[clamp(8px,1.3vw,16px)] presses:font-display presses:text-md/none presses:font-bold presses:whitespace-nowrap presses:no-underline presses:not-aria-[current]:hover:bg-white/12 current:bg-cream current:text-on-paint md:flex";
// "More" is current, too, while its menu has the current view.
const tabBar =
  "fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 bg-plate px-1 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] text-cream [--ring:var(--color-cream)] presses:grid presses:min-h-[calc(var(--tab-bar)-8px)] presses:content-center presses:justify-items-center presses:gap-1 presses:rounded-field presses:font-display presses:text-[min(0.875rem,4.1vw)]/none presses:font-semibold presses:wrap-normal presses:no-underline presses:-outline-offset-3 current:bg-cream current:text-on-paint current:[--ring:var(--color-on-paint)] max-xs:presses:text-[min(0.8125rem,4.1vw)] md:hidden print:hidden forced-colors:border-t-2 [&>*>svg]:size-[min(1.5rem,8vw)]";

interface BarProps {
  readonly view: View;
  readonly username: string;
  readonly onSignedOut: () => void;
}

export const TopBar = ({ view, username, onSignedOut }: BarProps) => (
  <header className={`${topBar} print:hidden`}>
    <Wordmark />
    <nav aria-label="Views" className={`${viewLinks} ${forcedCurrent}`}>
      {views.map((one) => (
        <ViewLink key={one} one={one} view={view} />
      ))}
    </nav>
    <LiveSign />
    <UserMenu username={username} onSignedOut={onSignedOut} />
  </header>
);

const underMore: readonly View[] = ["numbers", "website", "settings"];

const moreFace = (
  <>
    <MoreIcon />
    More
  </>
);

/** The views on a phone, and a lead that came by phone, within reach of the thumb. */
export const TabBar = ({ view }: Pick<BarProps, "view">) => (
  <nav aria-label="Views" className={`${tabBar} ${forcedCurrent}`}>
    <ViewLink one="today" view={view} hasIcon />
    <ViewLink one="bookings" view={view} hasIcon />
    <DialogButton aria-label="Add a lead" dialog={(close) => <AddLeadDialog onClose={close} />}>
      <PlusIcon />
      Add
    </DialogButton>
    <ViewLink one="week" view={view} hasIcon />
    <PopoverMenu label="More" face={moreFace}>
      {underMore.map((one) => (
        <ViewLink key={one} one={one} view={view} hasIcon />
      ))}
    </PopoverMenu>
  </nav>
);
