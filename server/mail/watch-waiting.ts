import type { OldestWaiting } from "#domain/api/numbers.ts";
import { isStuck } from "#domain/stuck.ts";
import { type Channel, channels } from "./channels.ts";

const lookEveryMs = 60_000;
const sayAgainAfterMs = 3_600_000;

const names: Readonly<Record<Channel, { readonly waits: string; readonly leaves: string }>> = {
  mail: { waits: "E-mail has", leaves: "E-mail leaves" },
  webhook: { waits: "Webhooks have", leaves: "Webhooks leave" },
};

const noMailServer =
  "SMTP_URL is not set: mails to the owner and to visitors are only written to files";

/**
 * Logs that messages do not leave: one line when it begins, one each hour, and one when they leave again.
 * @returns what ends it
 */
export function watchWaiting({
  findOldest,
  now,
  lacksMailServer,
  log,
}: {
  readonly findOldest: () => Promise<OldestWaiting>;
  readonly now: () => Date;
  readonly lacksMailServer: boolean;
  readonly log: { error(line: string): void; info(line: string): void };
}): () => void {
  /** When a condition was last logged, in milliseconds. */
  const saidAt = new Map<Channel | "setting", number>();

  function say(about: Channel | "setting", line: string) {
    const at = now().getTime();
    if (at - (saidAt.get(about) ?? Number.NEGATIVE_INFINITY) < sayAgainAfterMs) return;
    saidAt.set(about, at);
    log.error(line);
  }

  const sayMissing = () => lacksMailServer && say("setting", noMailServer);

  async function look() {
    sayMissing();
    // A database that does not answer is reported by the outbox.
    const oldest = await findOldest().catch(() => undefined);
    if (!oldest) return;
    for (const channel of channels) {
      const waiting = oldest[channel];
      const { waits, leaves } = names[channel];
      if (waiting && isStuck(waiting, now())) {
        const why = waiting.error === null ? "" : `: ${waiting.error}`;
        say(channel, `${waits} been waiting to leave since ${waiting.since}${why}`);
      } else if (saidAt.delete(channel)) log.info(`${leaves} again`);
    }
  }

  // What waited while the program was not running gets a minute to leave.
  sayMissing();
  const timer = setInterval(() => void look(), lookEveryMs);
  return () => clearInterval(timer);
}
