import { capitalized, counted } from "#inbox/app/labels.ts";
import { addressOfView, usePlace } from "#inbox/app/navigation.ts";
import { useIsHelper, useSummary } from "#inbox/app/queries.ts";
import { looks } from "#inbox/controls/looks.ts";
import { SettingsCard } from "#inbox/controls/settings-card.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** The address that new bookings are emailed to, and how sending goes. */
function MailCard() {
  const summary = useSummary().data;
  const failed = summary?.failedMessages ?? 0;
  return (
    <SettingsCard
      id="mail"
      title="Email"
      lead="New bookings and reminders are mailed to this address. The person who runs the server can change it (OWNER_EMAIL)."
    >
      <p className="mb-4 min-h-[1.75rem] text-[clamp(1rem,5.4vw,var(--text-lg))] font-semibold">
        {summary?.leadsTo}
      </p>
      {summary?.delivery === "files" && (
        <p className={`${looks.notice} mb-4`}>
          No mail server is set (SMTP_URL): emails are only written to files on the server.
        </p>
      )}
      {summary?.delivery !== "files" && failed > 0 && (
        <p className="font-semibold">{`${counted(failed, "message")} could not be sent.`}</p>
      )}
    </SettingsCard>
  );
}

/** Two pages; the address names the second. */
export function SettingsView() {
  const place = usePlace();
  const isHelper = useIsHelper();
  const chosen = place.page === "account" ? "account" : "work";
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
              href={addressOfView("settings", page === "work" ? {} : { page })}
              aria-current={page === chosen ? "page" : undefined}
              className={looks.choice}
            >
              {capitalized(page)}
            </a>
          ))}
        </nav>
      </div>
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2 [&>div]:grid [&>div]:items-start [&>div]:gap-5 md:[&>div]:gap-6">
        {chosen === "work" ? (
          <>
            <div>
              <NotificationsCard />
              {!isHelper && <CalendarCard />}
            </div>
            {!isHelper && <MailCard />}
          </>
        ) : (
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
        )}
      </div>
    </section>
  );
}
