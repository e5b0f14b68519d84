import { useEffect } from "react";
import { business } from "#content/business.ts";
import { ActsProvider } from "#site/inbox/acts.tsx";
import { BookingsView } from "#site/inbox/bookings/bookings-view.tsx";
import { MailAlarm } from "#site/inbox/messages/mail-alarm.tsx";
import { followLink, usePlace } from "#site/inbox/navigation.ts";
import type { MapSpot } from "#site/inbox/numbers/map-spot.ts";
import { useSummary } from "#site/inbox/reads.ts";
import { useNow } from "#site/inbox/use-now.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadedScreen } from "./loaded-screen.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { viewNames } from "./view-names.ts";

const loadNumbers = () => import("#site/inbox/numbers/numbers-view.tsx");
const loadMessages = () => import("#site/inbox/messages/messages-view.tsx");
const loadSettings = () => import("#site/inbox/settings/settings-view.tsx");

interface ScreenProps {
  readonly username: string;
  readonly map: readonly MapSpot[];
  readonly onSignedOut: () => void;
}

/** The inbox of who is signed in. */
export function Screen({ username, map, onSignedOut }: ScreenProps) {
  const place = usePlace();
  const now = useNow();
  const waiting = useSummary().data?.waiting ?? 0;
  const { view } = place;
  const name = viewNames[view];
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} · ${business.name}`;
  }, [waiting, name]);

  return (
    <ActsProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks on Enter by itself. */}
      <div onClick={followLink} className="screen">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <TopBar view={view} username={username} onSignedOut={onSignedOut} />
        <MailAlarm now={now} />
        <main id="main" tabIndex={-1} className="screen-main">
          <ErrorBoundary key={view} part={view} retryOn={place}>
            {view === "inbox" && <BookingsView place={place} now={now} />}
            {view === "numbers" && (
              <LoadedScreen name={view} load={loadNumbers}>
                {({ NumbersView }) => <NumbersView now={now} map={map} />}
              </LoadedScreen>
            )}
            {view === "messages" && (
              <LoadedScreen name={view} load={loadMessages}>
                {({ MessagesView }) => <MessagesView now={now} />}
              </LoadedScreen>
            )}
            {view === "settings" && (
              <LoadedScreen name={view} load={loadSettings}>
                {({ SettingsView }) => <SettingsView />}
              </LoadedScreen>
            )}
          </ErrorBoundary>
        </main>
        <TabBar view={view} />
      </div>
    </ActsProvider>
  );
}
