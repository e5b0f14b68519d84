import { randomUUID } from "node:crypto";
import pg from "pg";
import { createChanges } from "./changes.ts";

const channel = "booking_changes";
/** Milliseconds. */
const delays = { gather: 20, reconnect: 1000 };
/** A notification holds at most 8,000 bytes. */
const mostIds = 100;

/**
 * Changes heard by every instance over one database. They are told after the commit and together: inside a booking's
 * transaction, PostgreSQL would let all bookings commit one after the other. A broken connection is made good by a null,
 * after which listeners look again. What an instance had committed but not told when it was killed is seen by the others'
 * listeners with their next look.
 * @param notify runs one statement on a connection of the pool
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
  let closed = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client({ connectionString, keepAlive: true });
    client = connecting;
    const lost = () => {
      if (closed || client !== connecting) return;
      client = undefined;
      reconnecting = setTimeout(reconnect, delays.reconnect);
    };
    connecting.on("error", lost);
    connecting.on("end", lost);
    connecting.on("notification", ({ payload = "" }) => {
      const [from, ...ids] = payload.split(" ");
      if (from !== instance) for (const id of ids) changes.tell(id);
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
    } catch {
      await connecting.end().catch(() => {});
      lost();
    }
  }

  async function reconnect(): Promise<void> {
    await connect();
    if (client) changes.tell(null);
  }

  async function send(): Promise<void> {
    gathering = undefined;
    const ids = [...gathered];
    gathered.clear();
    for (let first = 0; first < ids.length; first += mostIds)
      // Other instances miss it while the database is away; their own broken connection tells them to look again.
      await notify(channel, [instance, ...ids.slice(first, first + mostIds)].join(" ")).catch(
        () => {},
      );
  }

  return {
    start: connect,
    onChange: changes.onChange,
    tell(bookingId: string) {
      changes.tell(bookingId);
      gathered.add(bookingId);
      gathering ??= setTimeout(send, delays.gather);
    },
    async close() {
      closed = true;
      clearTimeout(reconnecting);
      clearTimeout(gathering);
      await send();
      await client?.end();
    },
  };
}
