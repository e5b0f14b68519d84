import { useIsHelper } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView, usePlace } from "#inbox/navigation/navigation.ts";
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

/** Shown to helpers in place of the settings that only owners can change. */
const OwnersOnlyCard = () => (
  <SettingsCard
    id="owners-only"
    title="For owners"
    lead="Route days, the calendar feed, email, exports, erasing old leads, and who can sign in are set by an owner. Ask one of them if something should change."
  />
);

/** What the owner works with. */
const Work = ({ isHelper }: { readonly isHelper: boolean }) => (
  <>
    <div>{isHelper ? <OwnersOnlyCard /> : <RouteDaysCard />}</div>
    <div>
      <NotificationsCard />
      {!isHelper && (
        <>
          <MailCard />
          <CalendarCard />
        </>
      )}
    </div>
  </>
);

/** Who signs in and how, and what becomes of the data. */
const Account = ({ isHelper }: { readonly isHelper: boolean }) => (
  <>
    <div>
      <PasskeysCard />
      <SessionsCard />
      <PasswordCard />
    </div>
    {!isHelper && (
      <div>
        <PeopleCard />
        <ExportCard />
        <RetentionCard />
        <p>
          <a href="/api/openapi.json" className={shared["link"]}>
            For developers: the API’s description (OpenAPI)
          </a>
        </p>
      </div>
    )}
  </>
);

const pages = { work: { name: "Work", Page: Work }, account: { name: "Account", Page: Account } };

/** Two pages; the address names the second. */
export function SettingsView() {
  usePlace();
  const isHelper = useIsHelper();
  const chosen =
    new URLSearchParams(location.search).get("page") === "account" ? "account" : "work";
  const { Page } = pages[chosen];
  const home = addressOfPlace(placeOfView("settings"));
  return (
    <section aria-labelledby="settings-title" className={shared["view"]}>
      <div className={shared["viewHead"]}>
        <h1 id="settings-title" className={shared["viewTitle"]}>
          Settings
        </h1>
        <nav aria-label="Pages of the settings" className={styles["pages"]}>
          {(["work", "account"] as const).map((page) => (
            <a
              key={page}
              href={page === "work" ? home : `${home}&page=${page}`}
              aria-current={page === chosen ? "page" : undefined}
              className={shared["choice"]}
            >
              {pages[page].name}
            </a>
          ))}
        </nav>
      </div>
      <div className={styles["cards"]}>
        <Page isHelper={isHelper} />
      </div>
    </section>
  );
}
