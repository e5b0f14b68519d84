import { lazy, Suspense, useEffect } from "react";
import { business } from "#content/business.ts";
import { ActsProvider } from "#site/inbox/acts.tsx";
import { BookingsView } from "#site/inbox/bookings/bookings-view.tsx";
import { MailAlarm } from "#site/inbox/messages/mail-alarm.tsx";
import { followLink, usePlace } from "#site/inbox/navigation.ts";
import type { MapSpot } from "#site/inbox/numbers/map-spot.ts";
import { useSummary } from "#site/inbox/reads.ts";
import { useNow } from "#site/inbox/use-now.ts";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { viewNames } from "./view-names.ts";

const NumbersView = lazy(async () => {
  const { NumbersView } = await import("#site/inbox/numbers/numbers-view.tsx");
  return { default: NumbersView };
});
const MessagesView = lazy(async () => {
  const { MessagesView } = await import("#site/inbox/messages/messages-view.tsx");
  return { default: MessagesView };
});
const SettingsView = lazy(async () => {
  const { SettingsView } = await import("#site/inbox/settings/settings-view.tsx");
  return { default: SettingsView };
});

interface ScreenProps {
  readonly username: string;
  /** True while the sign-in stands in front of it. */
  readonly isCovered: boolean;
  readonly map: readonly MapSpot[];
  readonly onSignedOut: () => void;
}

/** The inbox of who is signed in. */
export function Screen({ username, isCovered, map, onSignedOut }: ScreenProps) {
  const place = usePlace();
  const now = useNow();
  const waiting = useSummary().data?.waiting ?? 0;
  const { view } = place;
  const name = viewNames[view];
  useEffect(() => {
    if (isCovered) return;
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} · ${business.name}`;
  }, [waiting, name, isCovered]);

  return (
    <ActsProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks on Enter by itself. */}
      <div onClick={followLink} className="screen">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <TopBar
          view={view}
          username={username}
          onSignedOut={onSignedOut}
          isListening={!isCovered}
        />
        <MailAlarm now={now} />
        <main id="main" tabIndex={-1} className="screen-main">
          {view === "inbox" && <BookingsView place={place} now={now} />}
          <Suspense fallback={<p className="loading">One moment …</p>}>
            {view === "numbers" && <NumbersView now={now} map={map} />}
            {view === "messages" && <MessagesView now={now} />}
            {view === "settings" && <SettingsView />}
          </Suspense>
        </main>
        <TabBar view={view} />
      </div>
    </ActsProvider>
  );
}
