import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./client-network.ts";

/** A browser opens six connections, a whole household behind one address a few times that. */
const crowd = 64;
/** How long a client counts as a crowd after it had that many connections. */
const crowdMs = 5000;

interface Client {
  open: number;
  crowdedAt: number;
}

const clients = new WeakMap<Socket, Client>();

/**
 * Whether the client of a connection has held many at once lately. Node accepts one connection in each turn of its loop,
 * so that visitors wait long where hundreds of connections send something in every turn.
 * @see https://github.com/libuv/libuv/issues/3696
 */
export function isCrowding(socket: Socket): boolean {
  const client = clients.get(socket);
  return client !== undefined && performance.now() - client.crowdedAt < crowdMs;
}

/** Closes new connections of a client that has this many open: nobody can take all that the server holds. */
export function limitConnections(server: Server, mostOfOneClient: number): void {
  const known = new Map<string, Client>();
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const client = known.get(network) ?? { open: 0, crowdedAt: Number.NEGATIVE_INFINITY };
    if (client.open >= mostOfOneClient) return void socket.destroy();
    known.set(network, client);
    clients.set(socket, client);
    client.open += 1;
    if (client.open > crowd) client.crowdedAt = performance.now();
    socket.once("close", () => {
      client.open -= 1;
      if (client.open === 0) known.delete(network);
    });
  });
}
