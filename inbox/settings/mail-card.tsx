import { useMutation, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { mailEndpoints } from "#domain/api/mail.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { queryOf, useSummary } from "#inbox/api/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { healthLines } from "#inbox/notifications/mail-health.ts";
import styles from "./settings.module.css";
import { SettingsCard, Step } from "./settings-card.tsx";

type TestResult = z.output<(typeof mailEndpoints)["test"]["answer"]>;

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
  const setting = useQuery(queryOf(mailEndpoints.setting));
  const test = useMutation({ mutationFn: () => call(mailEndpoints.test) });
  const summary = useSummary().data;
  const { leadsTo, delivery } = setting.data ?? {};
  const message = test.error
    ? errorMessage(test.error)
    : (test.data && testWords(test.data)) || (setting.error && errorMessage(setting.error));
  return (
    <SettingsCard
      id="mail"
      title="Email"
      lead="New bookings and reminders are mailed to this address. The person who runs the server can change it (OWNER_EMAIL)."
    >
      <p className={styles["mailbox"]}>{leadsTo}</p>
      {delivery === "files" ? (
        <p className={`${shared["notice"]} ${styles["notice"]}`}>
          No mail server is set (SMTP_URL): emails are only written to files on the server.
        </p>
      ) : (
        summary && (
          <ul className={styles["health"]}>
            {healthLines(summary, new Date()).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      )}
      <Step
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
