import { useIsHelper } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { CalendarCard } from "./calendar-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { RetentionCard } from "./retention-card.tsx";
import { RouteDaysCard } from "./route-days-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

const ToolsCard = () => (
  <section aria-labelledby="tools-title" className={`${shared["sheet"]} ${styles["tools"]}`}>
    <div>
      <h2 id="tools-title">For developers</h2>
      <p>Other programs can do everything that this inbox does.</p>
    </div>
    <a href="/api/openapi.json" className={shared["link"]}>
      API description (OpenAPI)
    </a>
  </section>
);

/** Shown to helpers in place of the settings that only owners can change. */
const OwnersOnlyCard = () => (
  <SettingsCard
    id="owners-only"
    title="For owners"
    lead="Route days, the calendar feed, email, exports, erasing old leads, and who can sign in are set by an owner. Ask one of them if something should change."
  />
);

export function SettingsView() {
  const isHelper = useIsHelper();
  return (
    <section aria-labelledby="settings-title" className={shared["view"]}>
      <h1 id="settings-title" className={shared["viewTitle"]}>
        Settings
      </h1>
      <div className={styles["cards"]}>
        <div>
          <NotificationsCard />
          {isHelper ? (
            <OwnersOnlyCard />
          ) : (
            <>
              <RouteDaysCard />
              <CalendarCard />
              <MailCard />
              <ExportCard />
            </>
          )}
        </div>
        <div>
          <PasskeysCard />
          <SessionsCard />
          <PasswordCard />
          {!isHelper && (
            <>
              <PeopleCard />
              <RetentionCard />
            </>
          )}
        </div>
      </div>
      {!isHelper && <ToolsCard />}
    </section>
  );
}
