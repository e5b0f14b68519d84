import type { ReactNode } from "react";
import { brokenLine } from "#domain/broken.ts";
import { blockerNames } from "#domain/content/golive-checks.ts";
import { clockWords } from "#inbox/app/clock.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import { useSummary } from "#inbox/app/queries.ts";
import { AlertIcon } from "#inbox/controls/icons.tsx";
import { thingLabel } from "#inbox/website/subjects.ts";

/** A line below the bar, of what must not wait. */
const Alarm = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex items-start gap-3 border-t-2 border-ink bg-error px-[max(16px,env(safe-area-inset-left))] py-3 leading-[1.4] text-surface [--ring:var(--color-cream)] md:px-7">
    <AlertIcon className="flex-none" />
    <span className="presses:py-2.5 presses:font-bold presses:underline presses:decoration-2 presses:underline-offset-[0.2em]">
      {children}
    </span>
  </p>
);

/** Reports on every screen what is broken. */
export function MailAlarm() {
  const { data } = useSummary();
  const { blockers = [], broken = [], leftOut = [] } = data ?? {};
  const settings = <a href={addressOfView("settings")}>Open settings</a>;
  const clock = clockWords();
  return (
    <div role="alert" className="print:hidden">
      {clock && (
        <Alarm>
          <b>{clock}</b> Times here follow the server’s.
        </Alarm>
      )}
      {blockers.length > 0 && (
        <Alarm>
          <b>This site is public before it is ready.</b>{" "}
          {`It still lacks: ${blockers.map((name) => blockerNames[name]).join(", ")}. Bookings work. The person who runs the server sees with “golive” what to do.`}{" "}
          {settings}
        </Alarm>
      )}
      {broken.length > 0 && (
        <Alarm>
          <b>{brokenLine(broken)}</b> Every booking is safe here. Ask the person who runs the
          server. {settings}
        </Alarm>
      )}
      {leftOut.length > 0 && (
        <Alarm>
          <b>{`Left out of the website: ${leftOut.map(thingLabel).join(", ")}.`}</b> The program was
          updated, and this does not fit any more.{" "}
          <a href={addressOfView("website")}>Open Website</a>
        </Alarm>
      )}
    </div>
  );
}
