import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { business } from "#content/business.ts";
import { minuteMs, phoenixDay } from "#domain/dates.ts";
import { refresh, useTasks } from "#inbox/api/queries.ts";
import { BookingsView } from "#inbox/bookings/bookings-view.tsx";
import { ChangesProvider } from "#inbox/changes/mutations.tsx";
import { ErrorBoundary } from "#inbox/controls/error-boundary.tsx";
import shared from "#inbox/controls/shared.module.css";
import {
  followLink,
  type Place,
  usePlace,
  type View,
  viewNames,
} from "#inbox/navigation/navigation.ts";
import { registerWorker, showsNotifications } from "#inbox/notifications/this-device.ts";
import { useKeptList } from "#inbox/offline/use-kept-list.ts";
import { RecentSignInProvider } from "#inbox/sign-in/recent-sign-in.tsx";
import { useLostDevices } from "#inbox/today/lost-devices.tsx";
import { TodayView } from "#inbox/today/today-view.tsx";
import { TabBar, TopBar } from "./bars.tsx";
import { LoadedScreen } from "./loaded-screen.tsx";
import { MailAlarm } from "./mail-alarm.tsx";
import styles from "./screen.module.css";
import { UnsentNotice } from "./unsent-notice.tsx";

const loadWeek = () => import("#inbox/week/week-view.tsx");
const loadNumbers = () => import("#inbox/numbers/numbers-view.tsx");
const loadSubscribe = () => import("#inbox/notifications/subscribe.ts");
const loadSettings = () => import("#inbox/settings/settings-view.tsx");

interface Shown {
  readonly place: Place;
  readonly now: Date;
}

const screens: Readonly<Record<View, (shown: Shown) => ReactNode>> = {
  today: (shown) => <TodayView {...shown} />,
  inbox: (shown) => <BookingsView {...shown} />,
  week: (shown) => (
    <LoadedScreen name="week" load={loadWeek}>
      {({ WeekView }) => <WeekView {...shown} />}
    </LoadedScreen>
  ),
  numbers: ({ now }) => (
    <LoadedScreen name="numbers" load={loadNumbers}>
      {({ NumbersView }) => <NumbersView now={now} />}
    </LoadedScreen>
  ),
  settings: () => (
    <LoadedScreen name="settings" load={loadSettings}>
      {({ SettingsView }) => <SettingsView />}
    </LoadedScreen>
  ),
};

/** The time, updated every full minute and when the page becomes visible. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setTimeout(tick, minuteMs - (now.getTime() % minuteMs));
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [now]);
  return now;
}

/** Loads what comes with a new day, a minute into it: the server's clock can be behind. */
function useNewDay(now: Date): void {
  const client = useQueryClient();
  const day = phoenixDay(new Date(now.getTime() - minuteMs));
  const loadedOn = useRef(day);
  useEffect(() => {
    if (loadedOn.current !== day) refresh(client);
    loadedOn.current = day;
  }, [client, day]);
}

/** On the icon of an installed inbox. */
function showBadge(count: number): void {
  // Browsers without icons have no badges.
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => {});
}

interface ScreenProps {
  readonly username: string;
  readonly onSignedOut: () => void;
}

export function Screen({ username, onSignedOut }: ScreenProps) {
  const place = usePlace();
  const now = useNow();
  useKeptList(now);
  useNewDay(now);
  useEffect(registerWorker, []);
  const client = useQueryClient();
  useEffect(() => {
    if (!showsNotifications()) return;
    // Its push service will report a subscription that is lost for good.
    loadSubscribe()
      .then(({ renew }) => renew(client))
      .catch(() => {});
  }, [client]);
  const { items = [], more = 0, series = 0 } = useTasks().data ?? {};
  const toDo = items.length + more + series + useLostDevices().length;
  const { view } = place;
  const name = viewNames[view];
  useEffect(() => {
    document.title = `${toDo > 0 ? `(${toDo}) ` : ""}${name} · ${business.name}`;
  }, [toDo, name]);
  useEffect(() => showBadge(toDo), [toDo]);

  return (
    <RecentSignInProvider>
      <ChangesProvider>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks on Enter by itself. */}
        <div onClick={followLink} className={styles["screen"]}>
          <a href="#main" className={`${styles["skip"]} ${shared["screenOnly"]}`}>
            Skip to content
          </a>
          <TopBar view={view} username={username} onSignedOut={onSignedOut} />
          <MailAlarm now={now} />
          <UnsentNotice />
          <main id="main" tabIndex={-1} className={styles["main"]}>
            <ErrorBoundary
              key={view}
              part={view}
              retryOn={place}
              frame={(message) => (
                <>
                  <h1 className={shared["viewTitle"]}>{name}</h1>
                  {message}
                </>
              )}
            >
              {screens[view]({ place, now })}
            </ErrorBoundary>
          </main>
          <TabBar view={view} onSignedOut={onSignedOut} />
        </div>
      </ChangesProvider>
    </RecentSignInProvider>
  );
}
