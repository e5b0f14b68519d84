import { addressOfPlace, placeOfView } from "#site/inbox/navigation.ts";
import { useSummary } from "#site/inbox/reads.ts";
import { alarmsOf } from "./mail-health.ts";
import { AlertIcon } from "./message-icons.tsx";

/** Says on every screen that messages do not leave. */
export function MailAlarm({ now }: { readonly now: Date }) {
  const { data } = useSummary();
  const alarms = data ? alarmsOf(data, now) : [];
  return (
    <div role="alert">
      {alarms.map(({ title, text }) => (
        <p key={title} className="mail-alarm">
          <AlertIcon className="size-6 shrink-0" />
          <span>
            <b>{title}</b> {text} <a href={addressOfPlace(placeOfView("messages"))}>See messages</a>
          </span>
        </p>
      ))}
    </div>
  );
}
