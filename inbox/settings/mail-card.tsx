import { healthLines } from "#inbox/app/mail-health.ts";
import { useSummary } from "#inbox/app/queries.ts";
import { looks } from "#inbox/controls/looks.ts";
import { SettingsCard } from "#inbox/controls/settings-card.tsx";

/** The address that new bookings are emailed to, and how sending goes. */
export function MailCard() {
  const summary = useSummary().data;
  return (
    <SettingsCard
      id="mail"
      title="Email"
      lead="New bookings and reminders are mailed to this address. The person who runs the server can change it (OWNER_EMAIL)."
    >
      <p className="mb-4 min-h-[1.75rem] text-[clamp(1rem,5.4vw,var(--text-lg))] font-semibold">
        {summary?.leadsTo}
      </p>
      {summary?.delivery === "files" ? (
        <p className={`${looks.notice} mb-4`}>
          No mail server is set (SMTP_URL): emails are only written to files on the server.
        </p>
      ) : (
        summary && (
          <ul className="mt-2 mb-4 font-semibold">
            {healthLines(summary).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      )}
    </SettingsCard>
  );
}
