import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { messageEndpoints } from "#domain/api/messages.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { healthLines } from "#inbox/app/mail-health.ts";
import { useSummary } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";

type TestResult = z.output<(typeof messageEndpoints)["testMail"]["answer"]>;

export function testWords({ to, result, error }: TestResult): string {
  switch (result) {
    case "sent":
      return `The mail server accepted it. Check the inbox of ${to}, and its spam folder.`;
    case "written":
      return "It was written to a file on the server, not sent.";
    case "failed":
      return `It could not be sent: ${error ?? "no reason was given"}`;
  }
}

/** The address that new bookings are emailed to, how sending goes, and a test of it. */
export function MailCard() {
  const test = useMutation({ mutationFn: () => call(messageEndpoints.testMail) });
  const summary = useSummary().data;
  const message = test.error ? errorMessage(test.error) : test.data && testWords(test.data);
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
      <ButtonWithResult
        button={
          <Button isBusy={test.isPending} onClick={() => test.mutate()}>
            {test.isPending ? "Sending …" : "Send a test message"}
          </Button>
        }
        isBad={test.data?.result !== "sent"}
        message={test.isPending ? "" : message}
      />
    </SettingsCard>
  );
}
