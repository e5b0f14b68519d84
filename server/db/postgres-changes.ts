import { randomUUID } from "node:crypto";
import pg from "pg";
import { createChanges } from "./store.ts";

const channel = "booking_changes";
const delayMs = { gather: 20, reconnect: 1000 };
const maxIds = 100;

/**
 * Announces changed bookings to every instance after the commit: NOTIFY in their transactions would serialize commits.
 * After a broken connection, listeners get a null and read again.
 */
export function listenToChanges(
  connectionString: string,
  notify: (channel: string, payload: string) => Promise<unknown>,
) {
  const changes = createChanges();
  const instance = randomUUID();
  const gathered = new Set<string>();
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
    connecting.on("notification", ({ payload = "" }) => {
      const [from, ...ids] = payload.split(" ");
      if (from !== instance) for (const id of ids) changes.announce(id);
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
    if (client) changes.announce(null);
  }

  async function send(): Promise<void> {
    gathering = undefined;
    const ids = [...gathered];
    gathered.clear();
    for (let first = 0; first < ids.length; first += maxIds)
      // While the database is away, the other instances' connections break as well, and they read again.
      await notify(channel, [instance, ...ids.slice(first, first + maxIds)].join(" ")).catch(
        () => {},
      );
  }

  return {
    start: connect,
    onChange: changes.onChange,
    announce(bookingId: string) {
      changes.announce(bookingId);
      gathered.add(bookingId);
      gathering ??= setTimeout(send, delayMs.gather);
    },
    async close() {
      isClosed = true;
      clearTimeout(reconnecting);
      clearTimeout(gathering);
      await send();
      await client?.end();
    },
  };
}
