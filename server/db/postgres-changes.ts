import { randomUUID } from "node:crypto";
import pg from "pg";
import { createChanges } from "./store.ts";

const channel = "booking_changes";
const delayMs = { gather: 20, reconnect: 1000 };

/**
 * Announces changes to every instance after the commit: NOTIFY in their transactions would serialize commits. After a
 * broken connection, whatever happened meanwhile is one.
 */
export function listenToChanges(
  connectionString: string,
  notify: (channel: string, payload: string) => Promise<unknown>,
) {
  const changes = createChanges();
  const instance = randomUUID();
  let gathering: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString,
      keepAlive: true,
      // It only listens. Linux would probe it for the first time after two hours.
      keepAliveInitialDelayMillis: 10_000,
    });
    client = connecting;
    const onLost = () => {
      if (isClosed || client !== connecting) return;
      client = undefined;
      reconnecting = setTimeout(reconnect, delayMs.reconnect);
    };
    connecting.on("error", onLost);
    connecting.on("end", onLost);
    connecting.on("notification", ({ payload: from }) => {
      if (from !== instance) changes.announce();
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
    } catch {
      await connecting.end().catch(() => {});
      onLost();
    }
  }

  async function reconnect(): Promise<void> {
    await connect();
    if (client) changes.announce();
  }

  async function send(): Promise<void> {
    gathering = undefined;
    // While the database is away, the other instances' connections break as well, and they read again.
    await notify(channel, instance).catch(() => {});
  }

  return {
    start: connect,
    onChange: changes.onChange,
    announce() {
      changes.announce();
      gathering ??= setTimeout(send, delayMs.gather);
    },
    async close() {
      isClosed = true;
      clearTimeout(reconnecting);
      clearTimeout(gathering);
      if (gathering) await send();
      await client?.end();
    },
  };
}
