import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { business } from "#content/business.ts";
import { minuteMs, phoenixDay } from "#domain/dates.ts";
import { currentTime, Now } from "#inbox/app/clock.ts";
import { ChangesProvider } from "#inbox/app/mutations.tsx";
import { followLink, usePlace, type View, viewNames } from "#inbox/app/navigation.ts";
import { refresh, useTasks } from "#inbox/app/queries.ts";
import { registerWorker, renew, showsNotifications } from "#inbox/app/this-device.ts";
import { useOpenBooking } from "#inbox/app/use-open-booking.ts";
import { BookingPane } from "#inbox/booking/booking-pane.tsx";
import { BookingsView } from "#inbox/bookings/bookings-view.tsx";
import { NumbersView } from "#inbox/bookings/numbers-view.tsx";
import { DialogProvider } from "#inbox/controls/dialogs.tsx";
import { ErrorBoundary } from "#inbox/controls/failure.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { SettingsView } from "#inbox/settings/settings-view.tsx";
import { RecentSignInProvider } from "#inbox/settings/sign-in-again.tsx";
import { TodayView } from "#inbox/today/today-view.tsx";
import { WeekSheet } from "#inbox/visits/week-sheet.tsx";
import { WebsiteView } from "#inbox/website/website-view.tsx";
import { TabBar, TopBar } from "./bars.tsx";
import { MailAlarm } from "./mail-alarm.tsx";
import { mainLook, screenLook } from "./only-header.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";

/** The week on a screen of its own; an open booking takes its place. */
export function WeekView() {
  const { booking } = usePlace();
  useOpenBooking(booking);
  return (
    <div className="mx-auto w-full max-w-410">
      <h1 className="sr-only">Week</h1>
      {booking === undefined ? (
        <WeekSheet />
      ) : (
        <div className="mx-auto w-[min(44rem,100%)]">
          <BookingPane key={booking} id={booking} />
        </div>
      )}
    </div>
  );
}

const screens: Readonly<Record<View, () => ReactNode>> = {
  today: TodayView,
  bookings: BookingsView,
  week: WeekView,
  numbers: NumbersView,
  website: WebsiteView,
  settings: SettingsView,
};

/** The time, updated every full minute and when the page becomes visible. */
function useTime(): Date {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const tick = () => setNow(currentTime());
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
  const now = useTime();
  useNewDay(now);
  useEffect(registerWorker, []);
  const client = useQueryClient();
  useEffect(() => {
    if (!showsNotifications()) return;
    // Its push service will report a subscription that is lost for good.
    renew(client).catch(() => {});
  }, [client]);
  const { items = [], more = 0, folds = [] } = useTasks().data ?? {};
  const open = items.filter(({ rank }) => rank !== "cold");
  const toDo = open.length + more + folds.length;
  const { view } = place;
  const name = viewNames[view];
  const Shown = screens[view];
  useEffect(() => {
    document.title = `${toDo > 0 ? `(${toDo}) ` : ""}${name} · ${business.name}`;
  }, [toDo, name]);
  useEffect(() => showBadge(toDo), [toDo]);

  return (
    <Now value={now}>
      <RecentSignInProvider>
        <ChangesProvider>
          <DialogProvider>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks on Enter by itself. */}
            <div onClick={followLink} className={screenLook}>
              <a
                href="#main"
                className="fixed top-2 left-2 z-40 rounded-pill border-2 border-ink bg-warm px-5 py-3 font-display text-md/none font-bold text-ink not-focus:-translate-y-[200%] not-focus:opacity-0 print:hidden"
              >
                Skip to content
              </a>
              <TopBar view={view} username={username} onSignedOut={onSignedOut} />
              <MailAlarm />
              <UnsentNotice />
              <main id="main" tabIndex={-1} className={mainLook}>
                <ErrorBoundary
                  key={view}
                  retryOn={place}
                  frame={(message) => (
                    <>
                      <h1 className={looks.viewTitle}>{name}</h1>
                      {message}
                    </>
                  )}
                >
                  <Shown />
                </ErrorBoundary>
              </main>
              <TabBar view={view} />
            </div>
          </DialogProvider>
        </ChangesProvider>
      </RecentSignInProvider>
    </Now>
  );
}
