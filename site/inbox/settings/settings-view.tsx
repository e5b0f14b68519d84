import { ExportCard } from "./export-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RetentionCard } from "./retention-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { ToolsCard } from "./tools-card.tsx";
import { UsersCard } from "./users-card.tsx";

/** What is set seldom: the way in, the way out for data, and for how long it is kept. */
export function SettingsView() {
  return (
    <section aria-labelledby="settings-title" className="wide-view">
      <h1 id="settings-title" className="view-title">
        Settings
      </h1>
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-5 md:gap-6">
          <PasswordCard />
          <SessionsCard />
          <MailCard />
        </div>
        <div className="grid gap-5 md:gap-6">
          <ExportCard />
          <RetentionCard />
          <UsersCard />
        </div>
      </div>
      <ToolsCard />
    </section>
  );
}
