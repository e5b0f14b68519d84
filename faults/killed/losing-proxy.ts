import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "#server/testing/sockets.ts";

export interface LosingProxy {
  /** The address of the same database through the proxy. */
  readonly address: string;
  /** From now on the answer to a commit is lost with its connection; the commit itself is not. */
  loseCommits(lose: boolean): void;
  close(): Promise<void>;
}

/** A proxy between the program and a PostgreSQL. */
export async function startLosingProxy(database: string): Promise<LosingProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let losing = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let committing = false;
    const end = () => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    client.on("data", (chunk) => {
      if (losing && chunk.includes("commit")) committing = true;
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (committing) end();
      else client.write(chunk);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
  });
  const address = new URL(database);
  address.port = String(await listen(server));
  return {
    address: address.href,
    loseCommits(lose) {
      losing = lose;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
