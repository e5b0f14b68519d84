import { addressOfPlace, placeOfView, usePlace } from "#inbox/app/navigation.ts";
import { useIsHelper } from "#inbox/app/queries.ts";
import { looks } from "#inbox/controls/looks.ts";
import { SettingsCard } from "#inbox/controls/settings-card.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** Shown to helpers in place of the settings that only owners can change. */
const OwnersOnlyCard = () => (
  <SettingsCard
    id="owners-only"
    title="For owners"
    lead="The calendar feed, email, exports, erasing old leads, and who can sign in are set by an owner. Ask one of them if something should change."
  />
);

/** What the owner works with. */
const Work = ({ isHelper }: { readonly isHelper: boolean }) => (
  <>
    <div>
      <NotificationsCard />
      {!isHelper && <CalendarCard />}
    </div>
    <div>{isHelper ? <OwnersOnlyCard /> : <MailCard />}</div>
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
    <section aria-labelledby="settings-title" className={looks.view}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 id="settings-title" className={looks.viewTitle}>
          Settings
        </h1>
        <nav aria-label="Pages of the settings" className="flex gap-2">
          {(["work", "account"] as const).map((page) => (
            <a
              key={page}
              href={page === "work" ? home : `${home}&page=${page}`}
              aria-current={page === chosen ? "page" : undefined}
              className={looks.choice}
            >
              {pages[page].name}
            </a>
          ))}
        </nav>
      </div>
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2 [&>div]:grid [&>div]:items-start [&>div]:gap-5 md:[&>div]:gap-6">
        <Page isHelper={isHelper} />
      </div>
    </section>
  );
}
