import { useMutation, useQuery } from "@tanstack/react-query";
import { mailEndpoints } from "#domain/api/mail.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { testWords } from "./mail-words.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

/** Where new bookings are mailed to, and whether mail arrives there. */
export function MailCard() {
  const setting = useQuery({
    queryKey: [addressOfCall(mailEndpoints.setting, {})],
    queryFn: ({ signal }) => call(mailEndpoints.setting, { signal }),
  });
  const test = useMutation({ mutationFn: () => call(mailEndpoints.test) });
  const { leadsTo, delivery } = setting.data ?? {};
  const outcome = test.error
    ? refusalWords(test.error)
    : (test.data && testWords(test.data)) || (setting.error && refusalWords(setting.error));
  return (
    <SettingsCard
      id="mail"
      title="E-mail"
      lead="New bookings and reminders are mailed to this address. Whoever runs the server changes it (OWNER_EMAIL)."
    >
      <p className="mb-4 min-h-[1.75rem] text-lg font-semibold [overflow-wrap:anywhere]">
        {leadsTo}
      </p>
      {delivery === "files" && (
        <p className="notice mb-4">
          No mail server is set (SMTP_URL): mails are only written to files on the server.
        </p>
      )}
      <Step
        button={
          <button
            type="button"
            onClick={() => test.isPending || test.mutate()}
            aria-disabled={test.isPending}
            className="act bg-white"
          >
            {test.isPending ? "Sending …" : "Send a test message"}
          </button>
        }
        isBad={test.data?.outcome !== "sent"}
        outcome={test.isPending ? "" : outcome}
      />
    </SettingsCard>
  );
}
