import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Passes connections on to a server until it is frozen: then they stay open, but nothing passes. */
export async function startFrozenProxy(upstream: string) {
  const { hostname, port } = new URL(upstream);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect({ host: hostname, port: Number(port) });
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://localhost:${address.port}`,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
