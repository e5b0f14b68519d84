import { business } from "#content/business.ts";
import { formatTime } from "#domain/dates.ts";
import { addressOfPlace, placeOfView, type View, viewNames, views } from "#inbox/app/navigation.ts";
import { useTasks } from "#inbox/app/queries.ts";
import { useLive } from "#inbox/app/use-live.ts";
import {
  BarsIcon,
  MoreIcon,
  PersonIcon,
  SlidersIcon,
  TrayIcon,
  WeekIcon,
} from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { useSignOut } from "#inbox/settings/use-sign-out.ts";
import { SunriseIcon } from "#ui/drawings/icons.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import { UserMenu } from "./user-menu.tsx";

const icons = {
  today: SunriseIcon,
  bookings: TrayIcon,
  week: WeekIcon,
  numbers: BarsIcon,
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
      className="ml-auto flex items-center gap-2 text-sm/[1.2] wrap-normal before:size-2.5 before:flex-none before:rounded-pill before:border-2 before:border-current empty:invisible data-[live=false]:text-mustard data-[live=true]:before:border-live data-[live=true]:before:bg-live"
    >
      {isHeard === false ? `Offline${since}` : isHeard && "Live"}
    </p>
  );
}

export const Wordmark = () => (
  <a
    href={addressOfPlace(placeOfView("today"))}
    className="flex min-h-11 items-center gap-2.25 font-display text-[1.3rem]/none font-black tracking-[-0.02em] wrap-normal no-underline md:text-[1.5rem] [&_svg]:size-7 md:[&_svg]:size-8"
    aria-label={`${business.name} inbox`}
  >
    <PawMark />
    {/* Only the paw if there is no room for the name. */}
    <span className="max-xs:hidden md:max-lg:hidden">{business.name}</span>
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

/** Of the screen, also where it says only one thing. */
export const topBar =
  // Large text needs a second line.
  "flex min-h-13 flex-wrap items-center gap-x-3 bg-plate py-1 pr-2 pl-[max(16px,env(safe-area-inset-left))] text-cream [--ring:var(--color-cream)] max-xs:min-h-12 max-xs:py-0.5 md:min-h-18 md:gap-x-[clamp(8px,1.9vw,24px)] md:px-7";

const forcedCurrent =
  "forced-colors:current:bg-[SelectedItem] forced-colors:current:text-[SelectedItemText] forced-colors:current:forced-color-adjust-none";
const viewLinks =
  "hidden gap-1 presses:grid presses:min-h-11 presses:items-center presses:rounded-pill presses:px-[clamp(8px,1.3vw,16px)] presses:font-display presses:text-md/none presses:font-bold presses:whitespace-nowrap presses:no-underline presses:not-aria-[current]:hover:bg-white/12 current:bg-cream current:text-on-paint md:flex";
// "More" is current, too, while its menu has the current view.
const tabBar =
  "fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 bg-plate px-1 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] text-cream [--ring:var(--color-cream)] presses:grid presses:min-h-[calc(var(--tab-bar)-8px)] presses:content-center presses:justify-items-center presses:gap-1 presses:rounded-field presses:font-display presses:text-[min(0.875rem,4.1vw)]/none presses:font-semibold presses:wrap-normal presses:no-underline presses:-outline-offset-3 current:bg-cream current:text-on-paint current:[--ring:var(--color-on-paint)] max-xs:presses:text-[min(0.8125rem,4.1vw)] md:hidden print:hidden forced-colors:border-t-2 [&>*>svg]:size-[min(1.5rem,8vw)]";

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

const tabs: readonly View[] = ["today", "bookings", "week"];
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
    <nav aria-label="Views" className={`${tabBar} ${forcedCurrent}`}>
      {tabs.map((one) => (
        <ViewLink key={one} one={one} view={view} hasIcon />
      ))}
      <PopoverMenu label="More" face={moreFace}>
        {underMore.map((one) => (
          <ViewLink key={one} one={one} view={view} hasIcon />
        ))}
        <button type="button" onClick={() => signOut()}>
          <PersonIcon />
          Sign out
        </button>
      </PopoverMenu>
    </nav>
  );
}
